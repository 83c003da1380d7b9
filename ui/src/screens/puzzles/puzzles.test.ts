// A game's puzzles: the list, the one of the day, a puzzle from the task to the next one, and the shared result.

import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PuzzleState } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { follow, open } from '../../../testing/page';
import { until } from '../../../testing/play';
import { tryMove } from '../../../testing/practising';
import { puzzled, TODAY, type Puzzled } from '../../../testing/puzzling';
import { recorded } from '../../../testing/recording';
import { buttonIf, nameOf, plain, press, says, wordsOf } from '../../../testing/touch';
import { voice } from '../../app/announcements.svelte';
import { router } from '../../app/router.svelte';

const STATES: PuzzleState[] = ['solved', 'untried', 'solvedLater', 'failed', 'untried', 'untried'];
const why = { text: 'Így kevesebb lapod marad.', rule: Object.keys(recorded<object>('answers')).flatMap((call) => /^rule .*"(MO-[\d.]+)"/.exec(call)?.[1] ?? [])[0] ?? 'MO-1', percent: 90, other: 20 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 12) });
});

/** Opens a page of puzzles of Boldog mocsik in these states. */
async function opened(hash: string, { states = STATES, good = () => true, prepare = () => undefined }: { states?: PuzzleState[]; good?: () => boolean; prepare?: (house: House, now: Puzzled) => void } = {}): Promise<Puzzled & { house: House }> {
  let now: Puzzled | undefined;
  const house = await open(hash, (house) => {
    now = puzzled(house, 'mochi', states, good);
    prepare(house, now);
  });
  return Object.assign(now as Puzzled, { house });
}
const tiles = () => [...document.querySelectorAll<HTMLElement>('li .puzzle')];
const list = () => until(() => tiles().length > 0, 'the list');
const task = () => until(() => document.querySelector('.task .goal'), 'the task');
const withWhy = (house: House): void => {
  const solution = house.invoke('practice_solution');
  house.on('practice_solution', async () => ({ ...(await solution as object), why }));
};

test('the list has three grades with their puzzles, each with its state in its name and a mark of its own', async () => {
  await opened('#/puzzles/mochi');
  await list();
  expect([...document.querySelectorAll('main h3')].slice(1).map((head) => plain(head.textContent))).toEqual(['Könnyű', 'Közepes', 'Nehéz']);
  expect([...document.querySelectorAll('main section ul')].map((grade) => grade.children.length)).toEqual([2, 2, 2]);
  expect(tiles().map(nameOf)).toEqual([
    '1. feladvány, elsőre megoldottad',
    '2. feladvány, a nap feladványa, még nem próbáltad',
    '3. feladvány, később oldottad meg',
    '4. feladvány, még nem sikerült',
    '5. feladvány, még nem próbáltad',
    '6. feladvány, még nem próbáltad',
  ]);
  const marks = tiles().map((tile) => `${tile.querySelector('.mark')?.classList.contains('solved') ? 'filled ' : ''}${tile.querySelector('.mark path')?.getAttribute('d') ?? ''}`);
  expect(new Set(marks.slice(0, 4)).size).toBe(4);
  expect(plain(document.querySelector('main section:nth-of-type(4) .head p')?.textContent ?? '')).toBe('1 / 2 megoldva');
  fireEvent.click(tiles()[4] as HTMLElement);
  await until(() => location.hash === '#/puzzle/mochi/5', 'the puzzle');
});

test('where the game says what its puzzles are about, the list and the next one keep to the kind chosen', async () => {
  const kinds = ['létra', 'végjáték', 'végjáték', 'létra', 'létra', 'végjáték'];
  await opened('#/puzzles/mochi', { prepare: (_, now) => now.kinds.push(...kinds) });
  await list();
  const kind = (name: string) => [...document.querySelectorAll<HTMLInputElement>('fieldset input')].find((one) => plain(one.parentElement?.textContent ?? '') === name);
  await says(/2\. feladvány \(könnyű, végjáték\)/);
  fireEvent.click(kind('létra') as HTMLElement);
  await until(() => tiles().length === 3, 'the ladders');
  expect(tiles().map((tile) => plain(tile.querySelector('.num')?.textContent ?? ''))).toEqual(['1', '4', '5']);
  fireEvent.click(tiles()[1] as HTMLElement);
  await task();
  await says(/4\. feladvány · közepes · létra/);
  press('Kihagyom');
  await until(() => location.hash === '#/puzzle/mochi/5', 'the next ladder');
  follow('#/puzzles/mochi');
  await list();
  fireEvent.click(kind('mind') as HTMLElement);
  await until(() => tiles().length === 6, 'all puzzles');
});

test('the puzzle of the day comes first; once it was tried it can be shared', async () => {
  const now = await opened('#/puzzles/mochi');
  await list();
  expect(wordsOf('.day')).toMatch(/^A nap feladványa, november 30. 2. feladvány \(könnyű\) · még nem próbáltad · 3 nap egymás után/);
  expect(buttonIf('Megosztom')).toBeNull();
  await press('Megoldom');
  expect(location.hash).toBe(`#/puzzle/mochi/${TODAY}`);
  now.doneToday = true;
  now.states[TODAY - 1] = 'failed';
  follow('#/puzzles/mochi');
  await until(() => buttonIf('Megosztom'), 'the way to share');
  expect(wordsOf('.day')).toContain('még nem sikerült');
  expect(buttonIf('Megnézem újra')).toBeTruthy();
});

test('a game without puzzles says so, and an unknown game why there are none, with a way back', async () => {
  await opened('#/puzzles/mochi', { states: [] });
  await says('Ehhez a játékhoz még nincs feladvány.');
  expect(tiles()).toEqual([]);
  expect(document.querySelector('.day, .key')).toBeNull();
  await opened('#/puzzles/nobodys-game');
  await says('Ilyen játékot nem ismerek.');
  expect(buttonIf('Vissza', document.querySelector('.problem') ?? document)).toBeTruthy();
});

test('a number without a puzzle says so, with a way to the list', async () => {
  await opened('#/puzzle/mochi/99', { prepare: (house) => { house.on('practice_at', () => { throw problem('nothingThere', 'Nincs több lépés.'); }); } });
  await says('Ilyen számú feladvány nincs.');
  await press('A feladványokhoz');
  await list();
  expect(location.hash).toBe('#/puzzles/mochi');
});

test('a puzzle asks for the best move, opens no table, and gives its reason as a hint', async () => {
  const { house, noted } = await opened('#/puzzle/mochi/5', { prepare: withWhy });
  await task();
  expect(wordsOf('.task .goal')).toBe('5. feladvány · nehéz · Keresd meg a legjobb lépést!');
  expect(document.querySelector('.task .steps')?.getAttribute('aria-label')?.replaceAll(/\s/g, ' ')).toBe('5. feladvány, összesen 6');
  expect(wordsOf('.task')).not.toContain(why.text);
  await press('Segítség');
  await says(`${why.text} ${why.rule} A kiemeltek közül az egyik a legjobb.`, '.task .word');
  await press('Megoldás');
  await says(`A legjobb: a legjobb. Ezzel az esélyed 60%. ${why.text}`, '.task .word');
  expect(noted).toEqual([false]);
  expect(house.given('table_open')).toEqual([]);
  expect(buttonIf('Innen játszom tovább')).toBeNull();
  expect(buttonIf('Megosztom')).toBeNull();
});

test('a puzzle failed first and then found is noted as both, once', async () => {
  let good = false;
  const now = await opened('#/puzzle/mochi/5', { good: () => good, prepare: withWhy });
  await task();
  await tryMove(now.tried);
  expect(wordsOf('.task .word')).toContain('Van jobb: ez 12 százalékpontba kerül.');
  expect(wordsOf('.task .word')).not.toContain(why.text);
  good = true;
  await press('Másikat próbálok');
  await task();
  await tryMove(now.tried);
  await says(`Megtaláltad! Ezzel az esélyed 60%. ${why.text}`, '.task .word');
  expect(now.noted).toEqual([false, true]);
  expect(now.states[4]).toBe('solvedLater');
  await press('Másikat próbálok');
  await task();
  await tryMove(now.tried);
  expect(now.noted, 'found again').toEqual([false, true]);
});

test('the task is announced once, then each answer, and what was found with its reason', async () => {
  let good = false;
  const last = voice.said.at(-1)?.key ?? 0;
  const now = await opened('#/puzzle/mochi/5', { good: () => good, prepare: withWhy });
  await task();
  await tryMove(now.tried);
  await until(() => now.states[4] === 'failed' && now.house.given('puzzles').length > 1, 'it to be noted');
  good = true;
  await press('Másikat próbálok');
  await task();
  await tryMove(now.tried);
  await until(() => voice.said.some(({ key, text }) => key > last && text === why.text), 'the reason');
  const said = voice.said.filter(({ key }) => key > last).map(({ text }) => plain(text));
  expect(said.filter((text) => text === '5. feladvány · nehéz. Keresd meg a legjobb lépést!')).toHaveLength(1);
  expect(said.filter((text) => /^Van jobb|^Megtaláltad/.test(text))).toEqual(['Van jobb: ez 12 százalékpontba kerül.', 'Megtaláltad! Ezzel az esélyed 60%.']);
});

test('the next one not yet solved follows, and after the last one the list; Back leads to the list as well', async () => {
  const now = await opened('#/puzzles/mochi', { states: ['solved', 'untried', 'solved', 'untried', 'solved', 'solved'] });
  await list();
  fireEvent.click(tiles()[3] as HTMLElement);
  await task();
  await tryMove(now.tried);
  await press('Következő');
  await until(() => location.hash === '#/puzzle/mochi/2', 'the next one');
  await task();
  await tryMove(now.tried);
  await press('A feladványokhoz');
  await list();
  expect(location.hash).toBe('#/puzzles/mochi');
  expect(tiles().every((tile) => nameOf(tile).endsWith('elsőre megoldottad'))).toBe(true);
});

test('chosen puzzles follow one another in their order, and lead back to the lessons', async () => {
  await opened('#/puzzle/mochi/6/6-1-3');
  await task();
  expect(document.querySelector('.task .steps')?.getAttribute('aria-label')?.replaceAll(/\s/g, ' ')).toBe('1. feladvány, összesen 3');
  for (const hash of ['#/puzzle/mochi/1/6-1-3', '#/puzzle/mochi/3/6-1-3']) {
    await press('Kihagyom');
    await until(() => location.hash === hash, hash);
    await task();
  }
  await press('Megoldás');
  await press('Befejezés');
  expect(router.route).toEqual({ page: 'learn', game: 'mochi' });
});

test('the result of the puzzle of the day is shared as a short text without its solution', async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    written.push(text);
    return Promise.resolve();
  });
  const now = await opened(`#/puzzle/mochi/${TODAY}`);
  await task();
  expect(wordsOf('main')).toContain('A nap feladványa');
  expect(buttonIf('Megosztom')).toBeNull();
  await tryMove(now.tried);
  await press('Megosztom');
  const text = await until(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value, 'the text');
  expect(text.replaceAll('\u00a0', ' ').split('\n')).toEqual(['Asztaltárs · november 30.', 'Boldog mocsik: a nap feladványa (2.)', 'Elsőre megoldottam!', '3 nap egymás után.']);
  expect(text).not.toContain('legjobb');
  await press('Másolás');
  await says('A vágólapon van.');
  expect(written).toEqual([text]);
  await press('Bezárás');
});

test.each([['failed', 1, 'Nem sikerült megoldanom.'], ['solvedLater', 0, 'Megoldottam, de nem elsőre.']] as const)('a result that is %s says so, and a single day is no row', async (state, days, said) => {
  await opened('#/puzzles/mochi', { states: ['untried', state, 'untried'], prepare: (_, now) => { Object.assign(now, { doneToday: true, days }); } });
  await press('Megosztom');
  const text = await until(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value, 'the text');
  expect(text.split('\n').slice(2)).toEqual([said]);
  await press('Bezárás');
});

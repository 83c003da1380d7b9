// The home page, and what the window does on any page: keys, names, unknown pages.

import { fireEvent, getByRole, queryByRole, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { PuzzleOverview, PuzzleTotals, Start, TableSummary } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { follow, open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { recorded } from '../../../testing/recording';
import { nameOf } from '../../../testing/touch';
import { dayBefore, today } from '../../app/date';
import { session } from '../../app/session.svelte';

const body = document.body;
const { start } = recorded<{ start: Start }>('house');
const button = (name: string | RegExp) => getByRole(body, 'button', { name });
const withStart = (part: Partial<Start>) => open('#/', (house) => {
  house.on('start', () => ({ ...start, ...part }));
});
const [first, ...others] = start.tables;
const running: TableSummary = { ...(first as TableSummary), id: '00000000abcd', name: 'Félbehagyott', finished: false, standing: 'te jössz', result: null };

test('every game has its tile, in their order, and says how many play', async () => {
  await open('#/');
  const tiles = [...document.querySelectorAll<HTMLElement>('.tile')];
  expect(tiles.map(({ dataset }) => dataset['game'])).toEqual(start.games.map(({ game }) => game));
  for (const [at, { seats, automata }] of start.games.entries()) {
    const [low, high] = [Math.min(...seats), Math.max(...seats)];
    const said = automata.length > 0 ? /Egyedül, .+ ellen/ : low === high ? new RegExp(`${String(low)}\\sjátékos`) : new RegExp(`${String(low)}–${String(high)}\\sjátékos`);
    expect(tiles[at]?.textContent).toMatch(said);
  }
});

test('a tile leads to a new table, and says how the last game ended', async () => {
  await withStart({ tables: [{ ...(first as TableSummary), game: 'cardgo', finished: true, imported: false, players: [{ kind: 'person', name: '' }, { kind: 'bot', name: 'Panka', level: 'steady' }], standing: '9×9 · vége: nyertél · 88 – 87,5', result: '9×9 · nyertél · 88 – 87,5' }] });
  const tile = document.querySelector<HTMLElement>('.tile[data-game="cardgo"]') as HTMLElement;
  expect(tile.querySelector('.last')?.textContent?.replaceAll(/[\s\u2060]+/g, ' ')).toBe('Legutóbb: 9×9 · nyertél · 88 – 87,5 · Panka ellen');
  fireEvent.click(within(tile).getByRole('button', { name: 'Új asztal' }));
  await until(() => location.hash === '#/new/cardgo', 'its page');
});

test('plain Go and its records have buttons of their own', async () => {
  await open('#/');
  fireEvent.click(button('Rendes go, 9–19: új asztal'));
  await until(() => location.hash === '#/new/cardgo' && queryByRole<HTMLInputElement>(body, 'radio', { name: 'Rendes go' })?.checked, 'plain Go to be chosen');
  await open('#/');
  fireEvent.click(button('Játszmáim (SGF)'));
  await until(() => location.hash === '#/own/cardgo/records', 'the records');
});

/** Opens home with deals of the day played on these days, and one being played. */
const withDeals = (played: string[], running: string | null = null, prepare: (house: House) => void = () => undefined) => open('#/', (house) => {
  prepare(house);
  house.on('challenge_today', ({ game, day }) => ({
    code: 'ABCD-EFGH', game, players: [], options: [], seed: '1', running,
    played: game === 'mochi' && played.includes(day as string) ? `0000${String(day).replaceAll('-', '')}` : null,
  }));
});
const chip = (says: RegExp) => until(() => {
  const found = document.querySelector<HTMLElement>('.tile[data-game="mochi"] .daily');
  return found && says.test(found.textContent ?? '') && found;
}, `the deal of the day to say ${says.source}`);

test('the deal of the day says that it is done, and for how many days in a row', async () => {
  const now = today();
  await withDeals([now, dayBefore(now), dayBefore(dayBefore(now))]);
  const done = await chip(/Mai kész · 3\snap egymás után/);
  const line = document.querySelector<HTMLElement>('section.daily li[data-game="mochi"] button') as HTMLElement;
  expect(line.textContent).toMatch(/Boldog mocsik.*kész · 3\snap/s);
  fireEvent.click(done);
  await until(() => location.hash === `#/table/0000${now.replaceAll('-', '')}`, 'the table');
});

test('a deal of the day that waits keeps yesterday’s days, and leads to New table with it chosen', async () => {
  await withDeals([dayBefore(today())]);
  fireEvent.click(await chip(/Mai osztás · 1\snap/));
  await until(() => location.hash === '#/new/mochi/today' && queryByRole<HTMLInputElement>(body, 'radio', { name: 'A mai' })?.checked, 'today’s deal to be chosen');
});

test('a deal of the day that was begun is gone on with', async () => {
  await withDeals([], '00000000abcd');
  fireEvent.click(await chip(/Mai: tovább/));
  await until(() => location.hash === '#/table/00000000abcd', 'the table');
});

/** Opens home with a puzzle of the day in Boldog mocsik only. */
const withPuzzle = (doneToday: boolean, days = 0) => withDeals([], null, (house) => {
  const totals: PuzzleTotals = { game: 'mochi', today: 7, doneToday, state: doneToday ? 'failed' : 'untried', all: 20, tried: 4, solved: 3, atOnce: 2 };
  house.on('puzzle_overview', (): PuzzleOverview => ({ games: [totals], days, mostDays: days }));
});
const puzzleChip = (name: string) => until(() => [...document.querySelectorAll<HTMLElement>('.tile .puzzle')].find((chip) => nameOf(chip) === name), name);

test('the puzzle of the day is on the tile of a game that has puzzles, and a touch away', async () => {
  await withPuzzle(false);
  const chip = await puzzleChip('Mai feladvány');
  expect(chip.closest('.tile')).toBe(document.querySelector('.tile[data-game="mochi"]'));
  expect(document.querySelectorAll('.tile .puzzle')).toHaveLength(1);
  expect(document.querySelector('.daily .puzzles')?.textContent.replaceAll('\u00a0', ' ')).toBe('A nap feladványai: 0 / 1');
  fireEvent.click(chip);
  await until(() => location.hash === '#/puzzle/mochi/7', 'the puzzle');
});

test('a puzzle of the day that was tried has a check, says so, and leads to the others', async () => {
  await withPuzzle(true, 3);
  const chip = await puzzleChip('Mai feladvány: kész');
  expect(chip.querySelector('.check')).toBeTruthy();
  expect(document.querySelector('.daily .puzzles')?.textContent.replaceAll('\u00a0', ' ')).toBe('A nap feladványai: 1 / 1 · 3 nap egymás után');
  fireEvent.click(chip);
  await until(() => location.hash === '#/puzzles/mochi', 'the list');
});

test('a game that is new to one offers its lessons before its puzzles', async () => {
  await open('#/', (house) => {
    house.on('start', () => ({ ...start, tables: [] }));
    house.on('tutorial', ({ game }) => ({ game, lessons: [{ id: 'one', title: 'Egy', done: false }] }));
    house.on('puzzle_overview', (): PuzzleOverview => ({ games: [{ game: 'mochi', today: 1, doneToday: false, state: 'untried', all: 3, tried: 0, solved: 0, atOnce: 0 }], days: 0, mostDays: 0 }));
  });
  await until(() => document.querySelector('.tile.fresh[data-game="mochi"]'), 'the lessons');
  await settled();
  expect(document.querySelector('.tile .puzzle')).toBeNull();
});

test('what is pasted on the first page is looked at at once, what is typed with Enter', async () => {
  const house = await open('#/', (house) => {
    house.on('import_preview', () => { throw problem('crashed', 'Ez nem ismerős.'); });
  });
  const field = () => getByRole<HTMLInputElement>(body, 'textbox', { name: /^Beillesztés/ });
  fireEvent.paste(field(), { clipboardData: { files: [], getData: () => 'ABCD-EFGH' } });
  await until(() => location.hash === '#/open' && house.given('import_preview').length === 1, 'it to be looked at');
  await until(() => body.textContent?.includes('Ez nem ismerős.'), 'what became of it');
  follow('#/');
  await until(() => queryByRole(body, 'textbox', { name: /^Beillesztés/ }), 'home');
  field().value = 'WXYZ';
  fireEvent.keyDown(field(), { key: 'Enter' });
  await until(() => house.given('import_preview').length === 2, 'it to be looked at');
});

test('a wide window leads straight to the field where rules are looked for', async () => {
  await open('#/');
  fireEvent.click(button('Keresés a szabályokban'));
  await until(() => location.hash === '#/book' && document.activeElement?.matches('input[type="search"]'), 'the field');
});

test('the running table that moved last is gone on with, and isn’t among the others', async () => {
  await withStart({ tables: [first as TableSummary, running, ...others] });
  const last = document.querySelector<HTMLElement>('.continue');
  expect(last?.textContent).toContain('Félbehagyott');
  const names = [...document.querySelectorAll('.saved li')].map((one) => one.textContent ?? '');
  expect(names).toHaveLength(5);
  expect(names.some((name) => name.includes('Félbehagyott'))).toBe(false);
  fireEvent.click(within(last as HTMLElement).getByRole('button', { name: 'Folytatás' }));
  await until(() => location.hash === '#/table/00000000abcd', 'the table');
});

test('where all is over nothing is gone on with; of more than six the rest is behind the way to all', async () => {
  const tables = [...start.tables, ...start.tables.map((table) => ({ ...table, id: table.id.replace('0000', 'aaaa') }))];
  await withStart({ tables });
  expect(document.querySelector('.continue')).toBeNull();
  expect(document.querySelectorAll('.saved li')).toHaveLength(6);
  fireEvent.click(button(/^Mind a\s+10$/));
  await until(() => location.hash === '#/saved', 'all of them');
});

test('who has nothing yet is told so, and may bring something in', async () => {
  await withStart({ tables: [] });
  expect(body.textContent).toContain('Amit elkezdesz, itt találod meg');
  fireEvent.click(button('Asztal betöltése'));
  await until(() => location.hash === '#/open', 'the way in');
});

test('what became of damaged files stands there until it is read', async () => {
  const house = await withStart({ recoveries: ['Egy fájl megsérült.'], missing: [{ game: 'mochi', name: 'Régi', decisions: 3 }] as unknown as Start['missing'] });
  const note = await until(() => queryByRole(body, 'region', { name: 'Helyreállítás' }), 'the note');
  expect(note.textContent).toMatch(/Egy fájl megsérült\..*Régi: 3\sdöntés hiányzik/s);
  fireEvent.click(within(note).getByRole('button', { name: 'Értem' }));
  await until(() => queryByRole(body, 'region', { name: 'Helyreállítás' }) === null, 'it to go');
  expect(house.given('recoveries_seen')).toHaveLength(1);
});

test.each([[/^Pontozólapok/, '#/pads'], [/^Statisztika/, '#/statistics'], [/^Szabálykönyv/, '#/book'], [/^Beállítások/, '#/settings']])('%s leads to %s, and Escape back', async (name, hash) => {
  await open('#/');
  fireEvent.click(button(name));
  await until(() => location.hash === hash && document.querySelector('.tile') === null, 'the page');
  await settled();
  fireEvent.keyDown(body, { key: 'Escape' });
  await until(() => location.hash === '#/' && document.querySelector('.tile'), 'home');
});

test('/ leads to the field where rules are looked for, but not while something is typed', async () => {
  // Loads the rulebook, because the first time takes longer than the search field is waited for.
  await open('#/book');
  await until(() => document.querySelector('input[type="search"]'), 'the rulebook');
  await open('#/open');
  const field = await until(() => queryByRole(body, 'textbox', { name: 'Vagy illeszd be ide' }), 'a field');
  fireEvent.keyDown(field, { key: '/' });
  await settled();
  expect(location.hash).toBe('#/open');
  fireEvent.keyDown(body, { key: '/' });
  await until(() => location.hash === '#/book' && document.activeElement?.matches('input[type="search"]'), 'the field');
});

test('? shows the keys, and Escape puts them away without leaving the page', async () => {
  await open('#/settings');
  fireEvent.keyDown(body, { key: '?' });
  await until(() => queryByRole(body, 'dialog'), 'the keys');
  fireEvent.keyDown(body, { key: 'Escape' });
  await until(() => queryByRole(body, 'dialog') === null, 'them to go');
  expect(location.hash).toBe('#/settings');
});

test.each([['#/', 'Asztaltárs'], ['#/settings', 'Beállítások · Asztaltárs'], ['#/book', 'Szabálykönyv · Asztaltárs']])('at %s the window is called %s', async (hash, title) => {
  await open(hash);
  await until(() => document.title === title, title);
});

test('opened twice it offers to look or to quit; who looks can’t change anything', async () => {
  const house = await open('#/statistics', (house) => {
    house.on('start', () => ({ ...start, busy: true, readOnly: true }));
    house.on('quit', () => null);
  });
  await until(() => queryByRole(body, 'heading', { name: 'Az Asztaltárs már nyitva van' }), 'the question');
  fireEvent.click(button('Kilépés'));
  await until(() => house.given('quit').length > 0, 'it to quit');
  fireEvent.click(button('Csak nézem'));
  const reset = await until(() => queryByRole<HTMLButtonElement>(body, 'button', { name: 'Nullázás: Boldog mocsik' }), 'the page');
  expect(reset.disabled).toBe(true);
});

test('what can’t be started says why, and is started when tried again', async () => {
  let fails = false;
  await open('#/', (house) => {
    house.on('start', () => {
      if (fails) throw problem('crashed', 'Nem indul.');
      return start;
    });
  });
  fails = true;
  await session.load();
  await until(() => body.textContent?.includes('Nem indul.'), 'the sentence');
  expect(document.querySelector('.tile')).toBeNull();
  fails = false;
  fireEvent.click(button('Újra'));
  await until(() => document.querySelector('.tile'), 'the tiles');
});

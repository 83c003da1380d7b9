// Searching for rules while typing, by touch and by keyboard.

import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { RuleHit } from '../../bindings';
import { problem, type House } from '../../../testing/house';
import { open } from '../../../testing/page';
import { settled, until } from '../../../testing/play';
import { choose, key, plain, press, says, touch, wordsOf } from '../../../testing/touch';

const field = () => until(() => document.querySelector<HTMLInputElement>('input[type="search"]'), 'the field');
const hits = () => [...document.querySelectorAll<HTMLElement>('main section li > a[data-rule]')].filter((hit) => hit.querySelector('.snippet')).map(({ dataset }) => dataset['rule']);
const focused = () => (document.activeElement as HTMLElement | null)?.dataset['rule'] ?? document.activeElement?.getAttribute('type');

async function look(text: string): Promise<void> {
  fireEvent.input(await field(), { target: { value: text } });
  await settled();
}

async function found(text: string): Promise<(string | undefined)[]> {
  await look(text);
  await until(() => wordsOf('.count') !== 'Keresem…' && hits().length > 0, `answers to ${text}`);
  return hits();
}

const hit = (id: string, game = 'mochi'): RuleHit => ({ id, game, score: 1, title: [{ text: `Cím ${id}`, marked: false }], snippet: [{ text: 'Egy ', marked: false }, { text: 'szó', marked: true }] });
const finding = (...ids: string[]) => (house: House) => {
  house.on('rule_search', () => ids.map((id) => hit(id, id.startsWith('MO') ? 'mochi' : 'astra')));
};

test('an inflected word without its accents is found, and marked, in place of the contents', async () => {
  await open('#/book/mochi');
  await choose('Tartalom');
  await found('tartalekba');
  expect(wordsOf('.count')).toMatch(/^\d+ találat$/);
  expect([...document.querySelectorAll('mark')].some((mark) => /tartalék/i.test(mark.textContent))).toBe(true);
  expect(document.querySelector('section.part')).toBeNull();
});

test('answers come while a word is half typed, and change with it', async () => {
  await open('#/book/mochi');
  const half = await found('kez');
  await found('kezemben');
  expect([...document.querySelectorAll('mark')].some((mark) => /k[eé]z/i.test(mark.textContent))).toBe(true);
  expect(hits()).not.toEqual(half);
});

test.each(['mochi', 'iszkenderun', 'cardgo', 'astra', 'parbaj'])('%s: its own rules answer first, those of others after them under their heading', async (game) => {
  await open(`#/book/${game}`);
  await found('ki lép és mit húz');
  const tables = [...document.querySelectorAll('main .answers li')].map((row) => [row.getAttribute('data-game'), row.closest('.others') !== null] as const);
  expect(tables[0]).toEqual([game, false]);
  for (const [table, under] of tables) expect(under).toBe(table !== game);
});

test('many answers are told in part, the rest at a touch', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `MO-1.${String(at)}`);
  await open('#/book/mochi', finding(...ids, ...Array.from({ length: 6 }, (_, at) => `AS-1.${String(at)}`)));
  await found('szó');
  expect(wordsOf('.count')).toBe('12 találat');
  expect([...document.querySelectorAll('main .more summary')].map((one) => plain(one.textContent))).toEqual(['Még 4 találat', 'Még 2 találat']);
});

test('where only other tables answer, it says so', async () => {
  await open('#/book/mochi', finding('AS-1.1'));
  await found('szó');
  expect(wordsOf('.count')).toBe('Boldog mocsik: erre nincs találat.');
  expect(wordsOf('.others')).toContain('Astra');
});

test('what is looked for survives reading an answer; opened anew the book doesn’t answer it again', async () => {
  await open('#/');
  await press(/^Szabálykönyv/);
  const before = await found('fordít');
  await touch(document.querySelector<HTMLElement>(`a[data-rule="${before[0] ?? ''}"]`) ?? document.body);
  await until(() => document.querySelector('#rule'), 'the rule');
  expect((await field()).value).toBe('fordít');
  history.back();
  await until(() => hits().join() === before.join(), 'the same answers');
  await press('Vissza');
  await press(/^Szabálykönyv/);
  await until(() => document.querySelector('main details'), 'the contents');
  expect((await field()).value).toBe('');
});

test('typing over a rule leads to the answers, and the cursor stays', async () => {
  await open('#/rule/MO-3.2');
  await until(() => document.querySelector('#rule'), 'the rule');
  (await field()).focus();
  await found('tartalék');
  expect(location.hash).toBe('#/book/mochi');
  expect([focused(), (await field()).value]).toEqual(['search', 'tartalék']);
});

test('only the last question is answered, however late the first answer comes', async () => {
  let late = (): void => undefined;
  await open('#/book/mochi', (house) => {
    house.on('rule_search', ({ query }) => (query === 'pakli' ? new Promise((resolve) => (late = () => { resolve([hit('MO-1.1')]); })) : [hit('MO-3.5')]));
  });
  await look('pakli');
  expect(wordsOf('.count')).toBe('Keresem…');
  await key('Enter', { on: await field() });
  await found('mocsi');
  late();
  await settled();
  expect(hits()).toEqual(['MO-3.5']);
  expect(location.hash).toBe('#/book/mochi');
});

test('Enter reads the best answer', async () => {
  await open('#/book/mochi', finding('MO-3.5', 'MO-1.1'));
  await look('mocsi');
  await key('Enter', { on: await field() });
  await until(() => location.hash === '#/rule/MO-3.5', 'the rule');
});

test('arrows go down through the answers and back up to the field, Home and End to the ends', async () => {
  await open('#/book/mochi', finding('MO-1.1', 'MO-1.2', 'AS-1.1'));
  await found('szó');
  await key('ArrowDown', { on: await field() });
  await until(() => focused() === 'MO-1.1', 'the first answer');
  for (const [pressed, there] of [['ArrowDown', 'MO-1.2'], ['End', 'AS-1.1'], ['ArrowDown', 'AS-1.1'], ['Home', 'MO-1.1'], ['ArrowUp', 'search']] as const) {
    await key(pressed);
    expect(focused(), pressed).toBe(there);
  }
});

test('Escape clears what is looked for, in the field and among the answers, with the focus in the field', async () => {
  await open('#/book/mochi', finding('MO-1.1'));
  for (const down of [false, true]) {
    (await field()).focus();
    await found('szó');
    if (down) await key('ArrowDown');
    await key('Escape');
    await until(() => document.querySelector('section.part'), 'the contents');
    expect([(await field()).value, focused(), location.hash]).toEqual(['', 'search', '#/book/mochi']);
  }
});

test('a question without an answer is told in words, a long one not at length', async () => {
  await open('#/book/mochi', finding());
  await look('xyzzy');
  await says('Erre nincs találat: „xyzzy”.');
  await look('x'.repeat(5000));
  await says(/Erre nincs találat: „x{40}…”\./);
  await press('Keresés törlése');
  await until(() => document.querySelector('section.part'), 'the contents');
  expect(focused()).toBe('search');
});

test('… and leads on to the index, and to others that have one', async () => {
  const house = await open('#/book/mochi', (house) => {
    house.on('rule_search', ({ query }) => (query === 'xyzzy' ? [] : [hit('MO-3.5')]));
  });
  await look('xyzzy');
  await press('passz');
  await until(() => focused() === 'MO-3.5', 'the focus on the first answer');
  expect(house.given('rule_search').at(-1)).toEqual({ query: 'passz', game: 'mochi' });
  expect((await field()).value).toBe('passz');
  await look('xyzzy');
  await press('A tárgymutatóhoz');
  await until(() => document.querySelector('nav[aria-label="Tárgymutató"]'), 'the index');
  expect(document.activeElement?.id).toBe('part');
  await choose('Tartalom');
});

test('spaces are no question', async () => {
  const house = await open('#/book/mochi', finding());
  await look('  \u00a0 ');
  expect(house.given('rule_search')).toEqual([]);
  expect(document.querySelector('section.part')).not.toBeNull();
});

test('a search that fails says why', async () => {
  await open('#/book/mochi', (house) => {
    house.on('rule_search', () => {
      throw problem('crashed', 'Most nem tudok keresni.');
    });
  });
  await look('szó');
  await says('Most nem tudok keresni.', '.count');
});

test('another table is asked the same', async () => {
  const house = await open('#/book/mochi', finding('MO-1.1'));
  await found('szó');
  await choose('Astra');
  await until(() => house.given('rule_search').at(-1)?.['game'] === 'astra', 'the question');
});

// Walking through a record with all its variations.

import { expect, test } from 'vitest';
import { until } from '../../../../testing/play';
import { nodes, openRecord, play, said, walk, where } from '../../../../testing/records';
import { key, plain, press, says } from '../../../../testing/touch';

test('it is opened with all its variations, and walked by buttons', async () => {
  await openRecord();
  expect([nodes(), where()]).toEqual([9, 'Kezdet']);
  for (let steps = 0; steps < 3; steps += 1) await press('Eggyel előre');
  expect(where()).toBe('3. lépés');
  expect(said('E5')).toBe('E5, fekete kő');
  // The continuations are described on the board.
  expect(said('C7')).toBe('C7, üres, innen folytatódik egy változat');
  await press('A változat végére');
  expect(where()).toBe('5. lépés');
  await press('Következő változat');
  expect(said('E5')).toBe('E5, fekete kő, háromszög');
});

test('the way that was taken last is the one that is gone on', async () => {
  await openRecord();
  await walk('End');
  expect(where()).toBe('5. lépés');
  await walk('ArrowDown', 'Home', 'End');
  expect(where()).toBe('6. lépés');
  await walk('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  expect(said('G3')).toContain('fehér kő');
});

test('where a step has led is said, with its comment', async () => {
  await openRecord();
  await walk('ArrowRight');
  await says('1. lépés: fekete E5. Megjegyzés: közép');
  await walk('ArrowRight', 'ArrowRight');
  await says('3. lépés: fekete C3. Innen 2 változat folytatódik.');
  await walk('End');
  await says('5. lépés: fekete G3. Itt vége a változatnak.');
});

test('a move that is there already is gone to, and another one is a new variation', async () => {
  const { text } = await openRecord();
  await walk('ArrowRight', 'ArrowRight', 'ArrowRight');
  await play('C7');
  expect([nodes(), where()]).toEqual([9, '4. lépés']);
  await walk('ArrowLeft');
  await play('D5');
  expect([nodes(), where()]).toEqual([10, '4. lépés']);
  expect(text()).toMatch(/W\[de\]/);
  // Unknown properties are kept unchanged.
  expect(text()).toContain('XY[so\\]so]');
});

test('what the rules forbid is refused with its rule, and nothing is kept', async () => {
  const { text } = await openRecord();
  const before = text();
  await walk('ArrowRight');
  await play('E5');
  await says('GO-1.2', '.toast');
  expect([text(), where()]).toEqual([before, '1. lépés']);
});

test('a record that is gone leads back to the others', async () => {
  await openRecord();
  location.hash = '#/own/cardgo/records/nincs-ilyen';
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await press('Játszmáimhoz');
  await says('A te játszmáid');
});

test('? tells the keys of the page, once each, and so does the sheet of further deeds', async () => {
  await openRecord();
  await key('?', { on: document.body });
  const listed = () => [...document.querySelectorAll('dialog[open] dt')].map((one) => plain(one.textContent));
  const keys = await until(() => listed().length > 0 && listed(), 'the keys');
  expect(new Set(keys).size).toBe(keys.length);
  for (const one of ['← →', '↑ ↓', 'Home, End', 'Ctrl + Z', 'Ctrl + Y', 'E', '?', '/', 'Esc']) expect(keys).toContain(one);
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  await press('Bezárás');
  await press('Továbbiak');
  await press(/Billentyűk$/);
  await until(() => listed().length === keys.length, 'the same keys');
  await press('Bezárás');
});

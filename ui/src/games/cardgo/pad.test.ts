// The score pad of Go: the board at the end of a game is drawn point by point and counted.

import { expect, test } from 'vitest';
import type { CardgoSheet } from '../../bindings';
import { openPad, type OpenPad } from '../../../testing/pads';
import { key, choose, press, says, touch } from '../../../testing/touch';

const pad = (before?: (sheet: CardgoSheet) => void) => openPad({ game: 'cardgo', players: ['Anna', 'Béla'], options: [{ key: 'size', value: '9' }] }, before);
const point = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-point="${name}"]`);
  if (!found) throw new Error(`no point ${name}`);
  return found;
};
const rows = (open: OpenPad) => open.sheet('cardgo').rows;
const tools = () => document.querySelector('.pad .hand') ?? document;
/** Column F is Black's line and G is White's; the black stone at J5 is dead. */
function drawn(sheet: CardgoSheet): void {
  sheet.rows = sheet.rows.map((_, row) => `.....XO.${row === 4 ? 'X' : '.'}`);
}

test('touched again and again, a point is black, white, and empty', async () => {
  const open = await pad();
  const seen: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    await touch(point('E5'));
    seen.push(rows(open)[4]?.charAt(4) ?? '');
  }
  expect(seen).toEqual(['X', 'O', '.']);
});

test('the colour that is chosen is drawn, and rows are counted from below', async () => {
  const open = await pad();
  await choose('Fehér', tools());
  await touch(point('A9'));
  await choose('Fekete', tools());
  await touch(point('J1'));
  expect([rows(open)[0], rows(open)[8]]).toEqual(['O........', '........X']);
  await choose('Üres', tools());
  await touch(point('A9'));
  expect(rows(open)[0]).toBe('.........');
});

test('with the keyboard one goes from point to point, and draws with Enter', async () => {
  const open = await pad();
  point('A9').focus();
  for (const name of ['ArrowRight', 'ArrowDown', 'Enter']) await key(name);
  expect(rows(open)[1]).toBe('.X.......');
  for (const name of ['End', 'PageDown', 'Enter']) await key(name);
  expect(rows(open)[8]).toBe('........X');
});

test('a dead group is marked by a touch, and alive again by another', async () => {
  const open = await pad(drawn);
  await choose('Halott', tools());
  await touch(point('J5'));
  expect(open.sheet('cardgo').dead).toEqual(['J5']);
  await press('Kész a tábla');
  // Black: nine stones and 45 empty points beside them. White: nine stones, 17 points, the dead stone's point, and 6.5.
  await says(/54/, '.reckoned');
  await says(/33,5/, '.reckoned');
  await says('Anna nyert 20,5 ponttal', '.body');
  await touch(point('J5'));
  expect(open.sheet('cardgo').dead).toEqual([]);
});

test('who draws over a dead stone means another one', async () => {
  const open = await pad((sheet) => {
    drawn(sheet);
    sheet.dead = ['J5'];
  });
  await choose('Fehér', tools());
  await touch(point('J5'));
  expect(open.sheet('cardgo').dead).toEqual([]);
  expect(rows(open)[4]).toBe('.....XO.O');
});

test('komi goes by half points', async () => {
  const open = await pad();
  const before = open.sheet('cardgo').setup.komi;
  await press('Komi: kevesebb');
  await press('Komi: kevesebb');
  expect(open.sheet('cardgo').setup.komi).toBe(before - 2);
  await press('Komi: több');
  expect(open.sheet('cardgo').setup.komi).toBe(before - 1);
});

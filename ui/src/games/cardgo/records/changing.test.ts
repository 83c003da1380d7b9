// Changes in a record are saved at once and can be undone.

import { expect, test } from 'vitest';
import { problem } from '../../../../testing/house';
import { nodes, openRecord, play, point, said, walk, where } from '../../../../testing/records';
import { buttonIf, enter, key, press, says, touch } from '../../../../testing/touch';

const tree = async (): Promise<number> => {
  await press('Változatok');
  return nodes();
};
const edit = () => press('Szerkesztés');
async function mark(tool: string, point: string): Promise<void> {
  await press(tool);
  await play(point);
}

test('marks, letters and numbers are put on points, and the same again takes them away', async () => {
  const { text } = await openRecord();
  await walk('ArrowRight');
  await edit();
  for (const [tool, on] of [['Háromszög', 'D5'], ['Négyzet', 'E5'], ['Kör', 'G7'], ['Kereszt', 'C3'], ['Betű', 'A1'], ['Betű', 'B1'], ['Szám', 'C1']] as const) await mark(tool, on);
  for (const part of ['TR[de]', 'SQ[ee]', 'CR[gc]', 'MA[cg]', '[ai:A]', '[bi:B]', '[ci:1]']) expect(text()).toContain(part);
  expect(said('A1')).toBe('A1, üres, felirat: A');
  await mark('Kereszt', 'C3');
  expect(text()).not.toContain('MA[');
  await press('Visszavonás');
  expect(text()).toContain('MA[cg]');
  await press('Mégis');
  expect(text()).not.toContain('MA[');
});

test('a stone is set up after a move in a node of its own, and again it is taken off', async () => {
  const { text } = await openRecord();
  await walk('ArrowRight');
  await edit();
  await mark('Fekete kő felrakása', 'J9');
  expect(text()).toMatch(/;AB\[ia\]/);
  await play('J9');
  expect(said('J9')).toBe('J9, üres');
  await mark('Fehér kő felrakása', 'J9');
  expect(said('J9')).toContain('fehér kő');
  // All of it in one node beside the following move.
  expect(await tree()).toBe(10);
});

test('a stone is first shown, as at a table, and placed by another touch; going elsewhere lets go of it', async () => {
  const { text } = await openRecord();
  const before = text();
  await walk('ArrowRight');
  const shown = () => [...document.querySelectorAll<HTMLElement>('.point.chosen')].map(({ dataset }) => dataset['point']);
  await touch(point('A1'));
  expect([shown(), text() === before, said('A1')]).toEqual([['A1'], true, 'A1, üres, ide tennéd; ha még egyszer kiválasztod, leteszed']);
  await touch(point('B1'));
  expect(shown()).toEqual(['B1']);
  await walk('ArrowRight', 'ArrowLeft');
  await touch(point('B1'));
  expect([shown(), text() === before]).toEqual([['B1'], true]);
  await touch(point('B1'));
  expect([shown(), where()]).toEqual([[], '2. lépés']);
  expect(text()).toContain('W[bi]');
});

test('a pass is a move, and everything is taken back step by step', async () => {
  const { text } = await openRecord();
  const before = text();
  await walk('ArrowRight');
  await edit();
  await press('Passz');
  expect([where(), text().match(/W\[(tt)?\]/)?.length]).toEqual(['2. lépés', 2]);
  await play('A1');
  await key('z', { ctrlKey: true, on: document.body });
  await key('z', { ctrlKey: true, on: document.body });
  expect([text(), where(), await tree()]).toEqual([before, '1. lépés', 9]);
  await key('y', { ctrlKey: true, on: document.body });
  expect([where(), nodes()]).toEqual(['2. lépés', 10]);
});

test('a comment belongs to its position, wherever one has gone meanwhile', async () => {
  const { text } = await openRecord();
  await walk('ArrowRight');
  await press('Megjegyzés •');
  const field = document.querySelector('textarea');
  expect(field?.value).toBe('közép');
  if (field) await enter(field, 'Saját ötlet [így].');
  await walk('ArrowRight');
  expect(text()).toMatch(/B\[ee\]C\[Saját ötlet \[így\\\]\.\]/);
  expect(document.querySelector('textarea')?.value).toBe('');
  await press('Visszavonás');
  expect(text()).toContain('C[közép]');
});

test('to take a comment back leads to where it was written, wherever one has gone meanwhile', async () => {
  const { text } = await openRecord();
  const before = text();
  await walk('ArrowRight');
  await press('Megjegyzés •');
  const field = document.querySelector('textarea');
  if (field) await enter(field, 'Saját ötlet.');
  await walk('ArrowRight', 'ArrowRight');
  expect([where(), text().includes('Saját ötlet.')]).toEqual(['3. lépés', true]);
  await press('Visszavonás');
  expect([where(), text()]).toEqual(['1. lépés', before]);
  await walk('ArrowRight');
  expect(where()).toBe('2. lépés');
  await key('y', { ctrlKey: true, on: document.body });
  expect([where(), text().includes('Saját ötlet.')]).toEqual(['1. lépés', true]);
});

test('a variation is deleted with all that follows, and comes back', async () => {
  const { text } = await openRecord();
  const before = text();
  await walk('End', 'ArrowDown', 'ArrowLeft');
  await edit();
  await press('Törlés innen');
  await says('összesen 3 állást', '.toast');
  expect([where(), await tree()]).toEqual(['3. lépés', 6]);
  const undo = document.querySelector<HTMLElement>('.toast .act');
  if (undo) await touch(undo);
  expect([where(), text()]).toEqual(['4. lépés', before]);
});

test('the beginning can’t be deleted', async () => {
  const { text } = await openRecord();
  const before = text();
  await edit();
  expect(buttonIf('Törlés innen')?.getAttribute('aria-disabled')).toBe('true');
  await press('Törlés innen');
  expect(text()).toBe(before);
});

test('another variation becomes the main one, which is one change', async () => {
  const { text } = await openRecord();
  const before = text();
  await walk('End', 'ArrowDown');
  await edit();
  await press('Legyen ez a fő változat');
  await says('Ez lett a fő változat.', '.toast');
  expect(text()).toMatch(/B\[cg\]\s*\(\s*;W\[gg\]/);
  await walk('Home', 'End');
  expect(where()).toBe('6. lépés');
  await press('Visszavonás');
  expect(text()).toBe(before);
});

test('what can’t be written is told, and written again', async () => {
  const { house, lists, id } = await openRecord();
  const keep = house.given('list_keep').length;
  house.on('list_keep', () => {
    throw problem('diskFull', 'Megtelt a tárhely.');
  });
  await walk('ArrowRight');
  await play('A1');
  await says('Nincs mentve: Megtelt a tárhely.');
  expect(house.given('list_keep').length).toBeGreaterThan(keep);
  house.on('list_keep', ({ game, name, text }) => lists.keep(game as string, name as string, text as string, id));
  await press('Mentsd újra');
  expect(lists.named(id).text).toMatch(/W\[ai\]/);
  expect(document.querySelector('.bad[role="alert"]')).toBeNull();
});

test('missing handicap stones are put on their usual points by one button, which is one change', async () => {
  const { text } = await openRecord('(;GM[1]FF[4]SZ[9]HA[2];W[ee];B[cc])');
  const before = text();
  await walk('End');
  await press('Felrakom őket a szokásos pontokra');
  expect(text()).toMatch(/AB\[\w\w\]\[\w\w\]/);
  expect([said('G7'), said('C3')]).toEqual(['G7, fekete kő', 'C3, fekete kő']);
  expect(document.body.textContent).not.toContain('előnykőről szól');
  await press('Visszavonás');
  expect(text()).toBe(before);
});

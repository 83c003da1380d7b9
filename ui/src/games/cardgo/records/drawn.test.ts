// What a record draws on its board and shows beside it.

import { expect, test } from 'vitest';
import { nodes, openRecord, play, said, walk, where } from '../../../../testing/records';
import { key, says, wordsOf } from '../../../../testing/touch';
import { below, fitLabel } from './labels';

const DRAWN =
  '(;GM[1]FF[4]SZ[9]PB[Anna]PW[Bea];B[ee]N[Nagy ugrás]TE[2]BL[599.5]AR[aa:cc]LN[gc:gg]DD[ii][hi];W[gc]BM[1]WL[60]OW[5]VW[aa:dd]LB[cc:hosszú felirat])';

test('lines and arrows are told at both of their ends, and drawn', async () => {
  await openRecord(DRAWN);
  await walk('ArrowRight');
  expect([said('A9'), said('C7')]).toEqual(['A9, üres, innen nyíl mutat ide: C7', 'C7, üres, ide nyíl mutat innen: A9']);
  expect([said('G7'), said('G3')]).toEqual(['G7, üres, vonal köti össze ezzel: G3', 'G3, üres, vonal köti össze ezzel: G7']);
  expect([document.querySelectorAll('path.line').length, document.querySelectorAll('path.head').length]).toEqual([2, 1]);
  await walk('ArrowLeft');
  expect(document.querySelector('path.line')).toBeNull();
});

test('dimmed points and those that aren’t shown are told as such', async () => {
  await openRecord(DRAWN);
  await walk('ArrowRight');
  expect([said('J1'), said('G1')]).toEqual(['J1, üres, elhalványítva', 'G1, üres']);
  await walk('ArrowRight');
  expect([said('B8'), said('E5')]).toEqual(['B8, üres', 'E5, fekete kő, a mutatott részen kívül']);
});

test('a node’s name and what somebody thinks of it stand beside the move, and are said', async () => {
  await openRecord(DRAWN);
  await walk('ArrowRight');
  expect(wordsOf('.told')).toBe('Nagy ugrás · nagyon jó lépés');
  await says('1. lépés: fekete E5. Nagy ugrás, nagyon jó lépés.');
  await walk('ArrowRight');
  expect(wordsOf('.told')).toBe('rossz lépés');
  await walk('Home');
  expect(document.querySelector('.told')).toBeNull();
});

test('the time that is left stands beside its player', async () => {
  await openRecord(DRAWN);
  await walk('ArrowRight');
  await says('Fekete: Anna, hátralévő idő: 9:59');
  await walk('ArrowRight');
  await says('Fehér: Bea, hátralévő idő: 1:00, 5 lépésre');
});

test('a label is drawn whole, however long it is', async () => {
  await openRecord(DRAWN);
  await walk('End');
  const drawn = [...document.querySelectorAll('g.wood text')].map((text) => text.textContent);
  expect(drawn.join(' ')).toBe('hosszú felirat');
  expect(drawn.length).toBeGreaterThan(1);
});

test.each(['A', '12', '123', 'fontos', 'hosszú felirat', 'Donaudampfschiffahrt', 'a b c d e f g h i j k l'])('%s fits on a point, and nothing of it is lost', (text) => {
  const label = fitLabel(text);
  expect(label.lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  const widest = Math.max(...label.lines.map((line) => [...line].length));
  expect(widest * label.size).toBeLessThanOrEqual(1.5);
  expect(Math.abs(below(label, 0)) + label.size / 2).toBeLessThanOrEqual(0.5);
  if ([...text].length <= 8 && !text.includes(' ')) expect(label.lines).toEqual([text]);
});

test('an oblong board has its own columns and rows, and its keys stay on it', async () => {
  const { text } = await openRecord('(;GM[1]FF[4]SZ[13:7];B[mg])');
  expect(document.querySelectorAll('.point')).toHaveLength(91);
  expect(document.querySelector('[role="grid"]')?.getAttribute('aria-label')).toBe('Tábla, 13\u00a0oszlop, 7\u00a0sor');
  await walk('ArrowRight');
  expect(said('N1')).toBe('N1, fekete kő, utolsó lépés');
  const corner = document.querySelector<HTMLElement>('[data-point="A7"]');
  corner?.focus();
  await key('End');
  expect(document.activeElement?.getAttribute('data-point')).toBe('N7');
  await key('PageDown');
  expect(document.activeElement?.getAttribute('data-point')).toBe('N1');
  await key('ArrowRight');
  expect(document.activeElement?.getAttribute('data-point')).toBe('N1');
  await play('G4');
  expect(text()).toContain('W[gd]');
});

test('columns of a large board go on behind Z', async () => {
  const { text } = await openRecord('(;GM[1]FF[4]SZ[27];B[aa];W[AA])');
  await walk('End');
  expect([said('AB1'), where(), nodes()]).toEqual(['AB1, fehér kő, utolsó lépés', '2. lépés', 3]);
  await play('Z25');
  expect(text()).toContain('B[yc]');
});

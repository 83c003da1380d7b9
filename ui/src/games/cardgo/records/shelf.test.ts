// Records are created, opened from files, renamed, deleted and restored; and all actions on an open one.

import { afterEach, expect, test } from 'vitest';
import { forgetOverlays } from '../../../app/overlays';
import type { House } from '../../../../testing/house';
import { KeptLists } from '../../../../testing/lists';
import { open } from '../../../../testing/page';
import { settled, until } from '../../../../testing/play';
import { GAME, openRecord, said, walk, where } from '../../../../testing/records';
import { choose, enter, plain, press, says, touch, wordsOf } from '../../../../testing/touch';

afterEach(forgetOverlays);

const OTHER = '(;GM[1]FF[4]SZ[13]PB[Anna];B[dd])';

async function shelf(...kept: string[]): Promise<{ house: House; lists: KeptLists }> {
  const lists = new KeptLists();
  for (const name of kept) lists.keep('cardgo', name, GAME);
  const house = await open('#/own/cardgo/records', (house) => {
    lists.answer(house);
  });
  await settled();
  return { house, lists };
}

async function file(text: string, name = 'jatszma.sgf'): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file is asked');
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], name)] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}
const title = () => plain(document.querySelector('h1')?.textContent ?? '');

test('what is no record gets a sentence, and nothing is kept', async () => {
  const { lists } = await shelf();
  await file('Szia!');
  await until(() => /\.$/.test(plain(document.querySelector('.problem')?.textContent ?? '')), 'a sentence');
  await file('(;GM[1]SZ[9];B[ee');
  await says(/^1\. sor: .*\.$/, '.problem');
  expect(lists.all).toEqual([]);
});

test('a file is opened under its players’ names', async () => {
  const { lists } = await shelf();
  await file(GAME);
  await until(() => document.querySelector('[data-node="0"]'), 'the record');
  expect([title(), lists.all[0]?.name]).toEqual(['Szabó Éva – Kovács Ödön', 'Szabó Éva – Kovács Ödön']);
});

test('a game without names is called as its file', async () => {
  const { lists } = await shelf();
  await file('(;GM[1]FF[4]SZ[9];B[ee])', 'Vasárnap.sgf');
  await until(() => lists.all.length === 1, 'the record');
  expect(lists.all[0]?.name).toBe('Vasárnap');
});

test('of several games in a file one is chosen', async () => {
  const { lists } = await shelf();
  await file(GAME + OTHER);
  await says('Ebben a fájlban 2 játszma van.', 'dialog');
  const rows = [...document.querySelectorAll<HTMLElement>('dialog ol button')];
  expect(rows.map((row) => plain(row.textContent))).toEqual([expect.stringContaining('9×9'), expect.stringContaining('13×13 · 1 lépés')]);
  const [, second] = rows;
  if (second) await touch(second);
  await until(() => lists.all.length === 1, 'the record');
  expect(lists.all[0]?.name).toBe('Anna – Ismeretlen');
});

test('a record is begun on a board and with a komi of one’s choice', async () => {
  const { lists } = await shelf();
  await press('Új SGF-játszma');
  await choose('9×9');
  await press('Kevesebb komi');
  await press('Kezdjük');
  await until(() => document.querySelector('[data-node="0"]'), 'the record');
  expect(document.querySelectorAll('.point')).toHaveLength(81);
  expect(lists.all[0]).toMatchObject({ name: 'Névtelen játszma', text: expect.stringMatching(/SZ\[9\].*KM\[5\.5\]|KM\[5\.5\].*SZ\[9\]/) as string });
});

test('one is renamed and deleted on the shelf, and comes back', async () => {
  const { lists } = await shelf('Régi', 'Új');
  await press('Régi: Átnevezés');
  const field = document.querySelector<HTMLInputElement>('dialog input');
  if (field) await enter(field, 'Közép');
  await press('Mentés');
  expect(lists.all.map(({ name }) => name)).toEqual(['Új', 'Közép']);
  await press('Közép: Törlés');
  await says('„Közép” törölve.', '.toast');
  expect(lists.all).toHaveLength(1);
  const undo = document.querySelector<HTMLElement>('.toast .act');
  if (undo) await touch(undo);
  await until(() => lists.all.length === 2, 'it to be back');
});

test('moves are numbered as one wishes', async () => {
  await openRecord();
  await walk('End');
  const ask = async (which: string) => {
    await press('Továbbiak');
    await choose(which);
    await press('Bezárás');
  };
  await ask('Mind');
  expect([said('E5'), said('G7')]).toEqual(['E5, fekete kő, 1. lépés', 'G7, fehér kő, 2. lépés']);
  await ask('Nincs');
  expect(said('E5')).toBe('E5, fekete kő');
});

test('a copy is a record of its own', async () => {
  const { lists, text } = await openRecord();
  await press('Továbbiak');
  await press('Másolat');
  await until(() => lists.all.length === 2, 'the copy');
  expect(lists.all[0]).toMatchObject({ name: 'Próba (másolat)', text: text() });
});

test('an open record is deleted, with a way back, and one is at the shelf', async () => {
  const { lists } = await openRecord();
  await press('Továbbiak');
  await press('Törlés');
  await says('A te játszmáid');
  await says('„Próba” törölve.', '.toast');
  expect(lists.all).toEqual([]);
});

test('what is saved to a file is the record with all that was written', async () => {
  const { text } = await openRecord();
  await walk('ArrowRight');
  await press('Megjegyzés •');
  const field = document.querySelector('textarea');
  if (field) await enter(field, 'Ez új.');
  await press('Továbbiak');
  await press('Mentés fájlba');
  const shown = await until(() => document.querySelector<HTMLTextAreaElement>('dialog textarea'), 'the text');
  expect([shown.value, text().includes('C[Ez új.]'), where()]).toEqual([text(), true, '1. lépés']);
});

test('a row tells players, result and date as far as the record does, and nothing twice', async () => {
  const lists = new KeptLists();
  lists.keep('cardgo', 'Vasárnap', '(;GM[1]FF[4]SZ[9]PB[Őry]PW[Kis]DT[2024-05-01]RE[B+R];B[ee])');
  lists.keep('cardgo', 'Szabó Éva – Kovács Ödön', GAME);
  lists.keep('cardgo', 'Üres', '(;GM[1]FF[4]SZ[9])');
  await open('#/own/cardgo/records', (house) => {
    lists.answer(house);
  });
  await says('2024-05-01');
  const rows = () => [...document.querySelectorAll('.row .open')].map((row) => [...row.querySelectorAll(':scope > :not(.picture)')].map((part) => plain(part.textContent)).slice(0, -1));
  await until(() => rows()[1]?.length === 2, 'the second');
  // Each with its last position; the third has a single stone.
  expect([...document.querySelectorAll('.row svg.goban')].map((board) => board.querySelector('.black')?.getAttribute('d')?.match(/M/g)?.length ?? 0)).toEqual([0, 3, 1]);
  expect(rows()).toEqual([['Üres'], ['Szabó Éva – Kovács Ödön', 'Fehér nyert 2,5 ponttal'], ['Vasárnap', 'Őry – Kis · fekete nyert, fehér feladta · 2024-05-01']]);
});

test('from twelve records on they are searched, also by who played, and put in order', async () => {
  const lists = new KeptLists();
  for (let n = 1; n <= 12; n += 1) lists.keep('cardgo', `Forduló ${String(n).padStart(2, '0')}`, `(;GM[1]FF[4]SZ[9]PB[${n === 7 ? 'Őry' : 'Kis'}]PW[Bea]DT[20${String(10 + ((n * 5) % 12))}];B[ee])`);
  await open('#/own/cardgo/records', (house) => {
    lists.answer(house);
  });
  const names = () => [...document.querySelectorAll('.row .open b')].map((name) => plain(name.textContent));
  await until(() => document.querySelectorAll('.row .open').length === 12 && wordsOf('main').includes('Őry'), 'the rows');
  const field = await until(() => document.querySelector<HTMLInputElement>('input[type="search"]'), 'the field');
  await enter(field, 'ory');
  expect(names()).toEqual(['Forduló 07']);
  await says('1 játszma');
  await enter(field, 'senki');
  await says('Ilyen játszma nincs.');
  await enter(field, '');
  await choose('Név');
  expect(names()[0]).toBe('Forduló 01');
  await choose('Dátum');
  expect(names().slice(0, 2)).toEqual(['Forduló 07', 'Forduló 02']);
});

// Opening a file: the assumptions made are shown, and its encoding and one of its games can be chosen.

import { afterEach, expect, test } from 'vitest';
import { asText } from '../../../app/file';
import { forgetOverlays } from '../../../app/overlays';
import { KeptLists } from '../../../../testing/lists';
import { open } from '../../../../testing/page';
import { settled, until } from '../../../../testing/play';
import { buttonIf, choose, enter, plain, press, says, wordsOf } from '../../../../testing/touch';

afterEach(forgetOverlays);

/** Opens the list of records and chooses a file there. */
async function chosen(...content: (string | Uint8Array<ArrayBuffer>)[]): Promise<KeptLists> {
  const lists = new KeptLists();
  await open('#/own/cardgo/records', (house) => {
    lists.answer(house);
  });
  await settled();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file is asked');
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(content, 'jatszma.sgf')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  return lists;
}

/** An old file without a declared encoding: Őry and Kovács, in the Central European encoding. */
const OLD = Uint8Array.from('(;GM[1]FF[4]SZ[9]PB[\u00d5ry]PW[Kov\u00e1cs];B[ee])', (letter) => letter.charCodeAt(0));

test('what is read without a guess is opened at once', async () => {
  const lists = await chosen('(;GM[1]FF[4]SZ[9]PB[Őry]PW[Kovács];B[ee])');
  await until(() => lists.all.length === 1, 'the record');
  expect([lists.all[0]?.name, document.querySelector('dialog')]).toEqual(['Őry – Kovács', null]);
});

test('what was supposed is told before a game is opened', async () => {
  const lists = await chosen('(;GM[1]FF[4]SZ[9]PB[Anna]HA[2];W[ee])');
  await says('Amit a fájl olvasásakor feltételeztünk', 'dialog');
  await says('2 kő előnyt ír, de egyet sem tesz fel.', 'dialog');
  expect(lists.all).toEqual([]);
  await press('Megnyitom');
  await until(() => lists.all.length === 1, 'the record');
  await says('A fájl 2 előnykőről szól, de nincsenek felrakva.');
});

test('a file whose encoding was guessed shows its names as they were read, and again in another one', async () => {
  const lists = await chosen(OLD);
  const select = await until(() => document.querySelector<HTMLSelectElement>('dialog select'), 'the encodings');
  const taken = select.value;
  expect([...select.options].map(({ value }) => value)).toContain('windows-1251');
  const [right, wrong] = ['windows-1250', 'windows-1252'];
  for (const [encoding, names] of [[wrong, 'Õry – Kovács'], [right, 'Őry – Kovács']] as const) {
    select.value = encoding;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await says(names, 'dialog');
    expect(select.value, `after ${taken}`).toBe(encoding);
  }
  await press('Megnyitom');
  await until(() => lists.all.length === 1, 'the record');
  expect([lists.all[0]?.name, lists.all[0]?.text.includes('Őry')]).toEqual(['Őry – Kovács', true]);
});

const MANY = Array.from({ length: 130 }, (_, i) => `(;GM[1]FF[4]SZ[9]PB[Játékos ${String(i + 1)}]PW[${i % 2 === 0 ? 'Őry' : 'Kis'}]DT[20${String(99 - (i % 50)).padStart(2, '0')}]GN[Forduló ${String(i)}];B[ee])`);
const rows = () => [...document.querySelectorAll('dialog ol li')].map((row) => plain(row.textContent));

test('of a collection no more than sixty rows are drawn at a time', async () => {
  await chosen(MANY.join('\n'));
  await says('Ebben a fájlban 130 játszma van.', 'dialog');
  expect(rows()).toHaveLength(60);
  await press('Továbbiak (még 70)');
  await press('Továbbiak (még 10)');
  expect([rows().length, buttonIf(/^Továbbiak \(még/)]).toEqual([130, null]);
});

test('a collection is searched by players and title, without accents, and opens what was found', async () => {
  const lists = await chosen(MANY.join('\n'));
  const field = await until(() => document.querySelector<HTMLInputElement>('dialog input[type="search"]'), 'the field');
  await enter(field, 'ory jatekos 101');
  expect(rows()).toEqual([expect.stringMatching(/^101\. Játékos 101 – Őry Forduló 100 /)]);
  await says('1 játszma', 'dialog');
  await enter(field, 'fordulo 12 kis');
  expect(rows().map((row) => row.split('.')[0])).toEqual(['12', '112', '120', '122', '124', '126', '128', '130']);
  await press(/Játékos 122 –/);
  await until(() => lists.all.length === 1, 'the record');
  expect(lists.all[0]?.name).toBe('Játékos 122 – Kis');
});

test('a collection is put in order by date, and back as it is in the file', async () => {
  await chosen(MANY.join('\n'));
  await until(() => rows().length > 0, 'the games');
  await choose('Dátum');
  expect(rows().slice(0, 3).map((row) => row.split('.')[0])).toEqual(['50', '100', '49']);
  await choose('Mint a fájlban');
  expect(rows()[0]).toMatch(/^1\. Játékos 1 /);
});

test('at Import, too, what was supposed is told, and the table is laid with the file as it was read', async () => {
  const game = { game: 'cardgo', choices: [{ key: 'size', value: '9' }], players: ['Ôry', null], date: null, result: null, plies: 1, seats: null, notes: [] };
  const house = await open('#/open', (house) => {
    house.on('import_preview', () => ({ kind: 'record', game }));
    house.on('record_open', () => new Promise(() => undefined));
  });
  const input = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'), 'the page');
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([OLD], 'jatszma.sgf')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  const select = await until(() => document.querySelector<HTMLSelectElement>('select'), 'the encodings');
  expect(wordsOf('.found')).toContain('A fájl nem mondja meg a kódolását');
  select.value = 'windows-1252';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await says('Õry – Kovács');
  await press('Megnyitom az asztalon');
  const file = house.given('record_open')[0]?.['file'];
  expect([file === asText(OLD), String(file).includes(asText(new TextEncoder().encode('PB[Õry]')))]).toEqual([false, true]);
});

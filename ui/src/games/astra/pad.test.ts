// The score pad of Astra: a final scoring, the person's column beside Auptolemy's.

import { expect, test } from 'vitest';
import { openPad } from '../../../testing/pads';
import { choose, enter, key, press, says, touch, unnamed, wordsOf } from '../../../testing/touch';

const pad = () => openPad({ game: 'astra', players: ['Anna', ''] });
const entry = () => document.querySelector('.entry') ?? document;

/** Opens the cell of the sheet for this entry. */
async function cell(what: string): Promise<void> {
  const found = document.querySelector<HTMLElement>(`[data-entry="${what}"]`);
  if (!found) throw new Error(`no cell ${what}`);
  await touch(found);
}

async function amount(text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.entry .amount input');
  if (!field) throw new Error('no number is asked');
  await enter(field, text);
}

async function pick(element: string, card: string): Promise<void> {
  await choose(element, entry());
  await press(card, entry());
}

async function stars(whose: 'A te csillagaid' | 'Auptolemy csillagai', count: number): Promise<void> {
  for (let more = 0; more < count; more += 1) await press(`${whose}: eggyel több`, entry());
}

test('number after number is asked, yours first, and all of it comes to what the rules say', async () => {
  const open = await pad();
  await cell('amount you vp');
  expect(unnamed()).toEqual([]);
  await amount('7');
  await press('Tovább');
  await choose('8', entry());
  await press('Tovább');
  await choose('4', entry());
  await press('Tovább');
  await amount('7');
  await press('Tovább');
  await amount('2');
  await press('Tovább');
  await choose('Levegő–Tűz', entry());
  await press('Tovább');
  await amount('15');
  await press('Tovább');
  await amount('1');
  await press('Tovább');
  expect(document.querySelector('.entry')).toBeNull();
  const { you, auptolemy } = open.sheet('astra');
  expect(you).toMatchObject({ vp: 7, pouch: 8, wisdom: 4, stardust: 7, telescopes: 2, finalCard: ['air', 'fire'] });
  expect(auptolemy).toMatchObject({ vp: 15, telescopes: 1 });

  await press('Új lap nálad');
  await pick('Tűz', 'Kos');
  await stars('A te csillagaid', 4);
  await press('Kész');
  await press('Új lap Auptolemynél');
  await pick('Tűz', 'Háromszög');
  await stars('Auptolemy csillagai', 3);
  await press('Kész');
  await press('Kész, számoljuk össze');
  expect(wordsOf('.faults')).toBe('');
  // 7 + a card 1 + pouch 3 + wisdom 2 + stardust 7/3 + telescopes 4 + stars 4/2 + two of Fire 3 + one of Air 2.
  expect(wordsOf('tr.sum .yours')).toBe('26');
  // 15 + a card 1 + a telescope 2 + stars 3/2 + one of Fire 2.
  expect(wordsOf('tr.sum .its')).toBe('21');
  await says('Nyertél!');
  expect(open.sheet('astra').done).toBe(true);
});

test('a star has one mark: what is told last takes it from the other pen', async () => {
  const open = await pad();
  await press('Új lap nálad');
  await pick('Tűz', 'Kos');
  await stars('A te csillagaid', 4);
  await stars('Auptolemy csillagai', 2);
  expect(open.sheet('astra').you.active).toMatchObject([{ card: 'ari', yours: 4, its: 2 }]);
  await stars('Auptolemy csillagai', 1);
  expect(open.sheet('astra').you.active).toMatchObject([{ card: 'ari', yours: 3, its: 3 }]);
  await says('A többi az álomtollé: 0 csillag.', '.entry');
});

test('a card is written once only, can be set aside, and taken off', async () => {
  const open = await pad();
  await press('Új lap nálad');
  await pick('Levegő', 'Nyíl');
  await press('Következő lap');
  await press('Nyíl', entry());
  await says('Ez a lap már be van írva: Nyíl.', '.toast');
  await press('Lant', entry());
  await choose('Félretett lap', entry());
  const cards = () => (['active', 'setAside'] as const).map((pile) => open.sheet('astra').you[pile].map(({ card }) => card));
  expect(cards()).toEqual([['sge'], ['lyr']]);
  await choose('Félretett lap', entry());
  expect(cards()).toEqual([['sge', 'lyr'], []]);
  await press('Lap törlése');
  expect(cards()).toEqual([['sge'], []]);
});

test('a number goes by steps, and never below nothing; Escape closes what is entered', async () => {
  const open = await pad();
  await cell('amount you stardust');
  const field = document.querySelector('.entry .amount input') ?? undefined;
  await key('ArrowUp', { ...(field && { on: field }) });
  await key('ArrowUp', { ...(field && { on: field }) });
  await key('ArrowDown', { ...(field && { on: field }) });
  expect(open.sheet('astra').you.stardust).toBe(1);
  await amount('-4');
  expect(open.sheet('astra').you.stardust).toBe(0);
  await key('Escape');
  expect(document.querySelector('.entry')).toBeNull();
});

test('an empty library loses at once, and a final card that is missing is only told at the end', async () => {
  const open = await pad();
  await choose('Elfogyott Auptolemy paklija');
  expect(open.sheet('astra').libraryEmpty).toBe(true);
  expect(document.querySelector('.faults')).toBeNull();
  await press('Kész, számoljuk össze');
  await says('AS-0.2', '.faults');
  await press('Mégis javítom');
  expect(open.sheet('astra').done).toBe(false);
});

test('what a real card says is written over what the app’s card says, and counts', async () => {
  const open = await pad();
  await press('Új lap nálad');
  await pick('Tűz', 'Kos');
  await press('Ami a lapodon áll', entry());
  await choose('Víz', entry());
  await press('Pontja: eggyel több', entry());
  await press('Csillagai: eggyel több', entry());
  await stars('A te csillagaid', 7);
  expect(open.sheet('astra').you.active).toEqual([{ card: 'ari', yours: 7, its: 0, element: 'water', vp: 2, stars: 7 }]);
  // A card 2 + stars 7/2 + one of Water 2.
  expect(wordsOf('tr.sum .yours')).toBe('7');
  await choose('Tűz', entry());
  await press('Pontja: eggyel kevesebb', entry());
  await press('Csillagai: eggyel kevesebb', entry());
  expect(open.sheet('astra').you.active).toMatchObject([{ element: null, vp: null, stars: null }]);
});

test('a pouch and wisdom count from where the box began', async () => {
  const open = await pad();
  await cell('amount you pouch');
  await choose('8', entry());
  await press('Az erszény az elején: eggyel kevesebb', entry());
  expect(open.sheet('astra').you).toMatchObject({ pouch: 8, firstPouch: 4 });
  expect(wordsOf('tr[data-line="pouch"] button')).toContain('4');
});

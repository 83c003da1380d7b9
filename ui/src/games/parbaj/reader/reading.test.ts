// The text reader analyses a card's text and explains the result.

import { beforeEach, expect, test } from 'vitest';
import { follow, open } from '../../../../testing/page';
import { settled, until } from '../../../../testing/play';
import { takeKeepsakes } from '../../../app/keepsakes.svelte';
import { choose, enter, plain, press, says } from '../../../../testing/touch';

beforeEach(() => {
  takeKeepsakes({});
});

const field = () => {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('no field');
  return found;
};
/** The category and the rule shown for each part. */
const marks = () => [...document.querySelectorAll<HTMLElement>('main .part')].map((part) => [part.dataset['category'], plain(part.querySelector('.label .rule')?.textContent ?? '') || null]);
const marked = (expected: unknown[]) => until(() => JSON.stringify(marks()) === JSON.stringify(expected), `the marks ${JSON.stringify(expected)}, not ${JSON.stringify(marks())}`);
async function reader() {
  const house = await open('#/own/parbaj/reader');
  await until(() => document.querySelector('textarea'), 'the reader');
  return house;
}

test('an example is taken apart, another takes its place, and nothing is left when it is cleared', async () => {
  await reader();
  await press('Mutass egy példát!');
  await marked([['condition', 'DU-91.1.0'], ['drawback', 'DU-91.3.0'], ['ability', 'DU-91.4.0']]);
  const first = field().value;
  await says('3 rész', '.found');
  await press('Másik példa');
  expect(field().value).not.toBe(first);
  await press('Szöveg törlése');
  expect([field().value, marks(), document.activeElement]).toEqual(['', [], field()]);
});

test('the same sentence is a drawback on an old card, an ability on a new one, and an effect on a spell', async () => {
  await reader();
  await enter(field(), 'Minden előkészítő fázisodban elveszítesz 1 Ép-t.');
  await marked([['ability', 'DU-91.4.0']]);
  await choose('2001 előtti lap');
  await marked([['drawback', 'DU-91.3.1']]);
  await choose('2001 előtti lap');
  await choose('Azonnali');
  await marked([['spellEffect', 'DU-91.5.1']]);
});

test('what can’t be decided is told with what it may be', async () => {
  await reader();
  await enter(field(), 'Hátrány: nem állhat őrt.\nKijátszható, ha van legalább egy tornyod.');
  await says('2 rész, ebből 1 nem dönthető el', '.found');
  const open = document.querySelector('[data-category="undecided"]');
  expect([...(open?.querySelectorAll('.candidate') ?? [])].map((one) => plain(one.textContent))).toEqual(['Feltétel', 'Magyarázat']);
});

test('what is no card text gets a sentence, and nothing of it is lost', async () => {
  await reader();
  for (const [text, sentence] of [
    ['Deal two damage to any target.', 'nem látszik magyarnak'],
    ['Hátrány:\nJutalom:', 'Csak címkék vannak itt'],
    ['2 – 3!', 'nincs egyetlen szó sem'],
  ] as const) {
    await enter(field(), text);
    await says(sentence, '.found');
    expect([marks(), field().value]).toEqual([[], text]);
  }
  await enter(field(), ' \n ');
  await until(() => document.querySelector('.found')?.textContent.trim() === '', 'nothing to be said of nothing');
});

test('what was read last is there again when one comes back', async () => {
  await reader();
  await enter(field(), 'Előny: aktívan kerül játékba.');
  await choose('Építmény');
  await settled();
  follow('#/own/parbaj/decks');
  await says('Kész paklik');
  follow('#/own/parbaj/reader');
  await until(() => document.querySelector('textarea'), 'the reader');
  expect(field().value).toBe('Előny: aktívan kerül játékba.');
});

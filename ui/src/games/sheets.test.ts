// Sheets that every table can open: players, cards, scores; and the end of a game.

import { describe, expect, test } from 'vitest';
import { settled, sitDown, until } from '../../testing/play';
import { plain, press, says, touch } from '../../testing/touch';

const END = { mochi: 13, iszkenderun: 9, astra: 34, cardgo: 25, parbaj: 109 } as const;
const over = () => plain(document.querySelector('section.over')?.textContent ?? '');
const sheet = () => until(() => document.querySelector('dialog[open], dialog'), 'a sheet');

describe('the end of a game', () => {
  test.each(Object.entries(END))('of %s is told where one sat', async (name, at) => {
    const { table } = await sitDown(name, { at });
    await until(() => document.querySelector('section.over'), 'the end');
    // Every seat's score is shown, the winner's first or in their column.
    for (const { score } of table.game.pictures[at]?.outcome?.standings ?? []) if (name !== 'parbaj' && name !== 'cardgo') expect(over()).toContain(String(score));
    expect(over().length).toBeGreaterThan(20);
    // The heading receives the focus even if it is rendered late.
    await until(() => document.activeElement?.matches('.over h2'), 'the keyboard at the result');
  });

  test('of Go has both sides’ points in halves', async () => {
    await sitDown('cardgo', { at: 25 });
    await says('16,5', 'section.over');
    await says('9,5', 'section.over');
  });
});

describe('a player', () => {
  test.each([
    ['iszkenderun', 3, 'Borka'],
    ['mochi', 5, 'Borka'],
    ['cardgo', 15, 'Zsófi'],
    ['parbaj', 27, 'Borka'],
  ] as const)('at the table of %s is told about on a sheet', async (table, at, name) => {
    await sitDown(table, { at });
    const plate = await until(() => [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent.includes(name) && one.closest('.acts, dialog') === null), `the plate of ${name}`);
    await touch(plate);
    const shown = plain((await sheet()).textContent);
    expect(shown).toContain(name);
    await press('Bezárás');
  });
});

test('Auptolemy’s library, its discoveries and its numbers are on its sheet', async () => {
  await sitDown('astra', { at: 11 });
  const strip = await until(() => [...document.querySelectorAll<HTMLElement>('button')].find((one) => plain(one.getAttribute('aria-label') ?? one.textContent).includes('Auptolemy')), 'Auptolemy');
  await touch(strip);
  const shown = plain((await sheet()).textContent);
  // The automaton discovered three, and seven lie on its discard pile.
  for (const words of ['Oltár', 'Kis Kutya', 'Mérleg', 'Perzeusz', 'Pegazus']) expect(shown).toContain(words);
  await press('Bezárás');
  await settled();
});

test('the discard pile of Iszkenderun shows all its cards, the last one first', async () => {
  await sitDown('iszkenderun', { at: 3 });
  await press(/^Dobópakli, 12 lap/);
  const cards = [...(await sheet()).querySelectorAll('[data-inspect]')].map((card) => card.getAttribute('data-inspect'));
  expect([cards.length, cards[0], cards.at(-1)]).toEqual([12, 'X4', 'X1']);
  await press('Bezárás');
});

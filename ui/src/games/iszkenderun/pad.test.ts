// The score pad of Iskenderun: rows are entered card by card and counted.

import { expect, test } from 'vitest';
import { openPad } from '../../../testing/pads';
import { choose, press, says, touch } from '../../../testing/touch';

const pad = () => openPad({ game: 'iszkenderun', players: ['Anna', 'Béla', 'Cili'] });
const plate = async (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('.plate')].find((one) => one.textContent.includes(name));
  if (found) await touch(found);
};
const picker = () => document.querySelector('.picker') ?? document;
const lay = async (suit: string, card: string) => {
  await choose(suit, picker());
  await press(card, picker());
};

test('cards are written from left to right into the row that was touched, and count as in the rules’ first example', async () => {
  const open = await pad();
  await choose('Handzsár', document.querySelector('.trumps') ?? document);
  await plate('Anna');
  await lay('Kereszt', 'Kereszt 3');
  await lay('Félhold', 'Félhold 1');
  await lay('Handzsár', 'Handzsár 6');
  const [round] = open.sheet('iszkenderun').rounds;
  expect(round).toMatchObject({ began: 'scimitar', done: false });
  expect(round?.rows.map((row) => row.length)).toEqual([3, 0, 0]);
  await says('Anna sora, 22 pont');
});

test('a card lies in one place only: where it lies already is told', async () => {
  const open = await pad();
  await plate('Anna');
  await lay('Handzsár', 'Handzsár 6');
  await plate('Béla');
  await press('Handzsár 6', picker());
  await says('Handzsár 6 már Anna sorában van.', '.toast');
  expect(open.sheet('iszkenderun').rounds[0]?.rows.map((row) => row.length)).toEqual([1, 0, 0]);
});

test('a card in a row is moved, given tokens, and taken off again', async () => {
  const open = await pad();
  await plate('Anna');
  await lay('Handzsár', 'Handzsár 6');
  await lay('Handzsár', 'Handzsár 4');
  const row = () => open.sheet('iszkenderun').rounds[0]?.rows[0]?.map(({ card, tokens }) => [card, tokens]);
  const [first, second] = row() ?? [];
  await press(/^Handzsár 4/, document.querySelector('.row .cards') ?? document);
  await press('Balra');
  expect(row()).toEqual([second, first]);
  await press('Több jelző');
  await press('Több jelző');
  await press('Kevesebb jelző');
  expect(row()).toEqual([[second?.[0], 1], first]);
  await press('Kiveszem a sorból');
  expect(row()).toEqual([first]);
});

test('a round that is counted gives points for places, and the next one knows what lies in score piles', async () => {
  const open = await pad();
  await choose('Handzsár', document.querySelector('.trumps') ?? document);
  await plate('Anna');
  await lay('Handzsár', 'Handzsár 6');
  await plate('Béla');
  await lay('Handzsár', 'Handzsár 4');
  await press('Kész a forduló');
  expect(open.sheet('iszkenderun').rounds[0]?.done).toBe(true);
  await says('IS-7.3', '.reckoned');
  await press('Következő forduló');
  expect(open.sheet('iszkenderun').rounds[1]).toEqual({ done: false, began: null, changed: null, rows: [[], [], []], banked: [null, null, null] });
  await lay('Handzsár', 'Handzsár 6');
  await says('Handzsár 6 egy pontpakliban van, már nem lehet játékban.', '.toast');
});

test('the trump that a round ended with is only written where it is another one', async () => {
  const open = await pad();
  const [, ended] = [0, 1];
  const trumps = () => [...document.querySelectorAll('.trumps fieldset')];
  await choose('Handzsár', trumps()[0]);
  await choose('Turbán', trumps()[ended]);
  expect(open.sheet('iszkenderun').rounds[0]).toMatchObject({ began: 'scimitar', changed: 'turban' });
  await choose('Handzsár', trumps()[ended]);
  expect(open.sheet('iszkenderun').rounds[0]).toMatchObject({ began: 'scimitar', changed: null });
});

// The printed card faces: loaded once, and again after a failure.

import { mockIPC } from '@tauri-apps/api/mocks';
import { expect, test } from 'vitest';
import { House, problem } from '../../testing/house';
import { withWords } from '../messages/index.svelte';
import { cardFaces } from './card-faces';

const cards = { game: 'mochi', cards: [] };
/** Draws cards after waiting for what they need. */
const drawn = () => withWords(Promise.resolve('drawn'));

test('whoever draws a card has waited for what is printed on it, which is asked once', async () => {
  const house = new House();
  mockIPC(house.invoke as Parameters<typeof mockIPC>[0]);
  house.on('printed_cards', ({ game }) => (game === 'mochi' ? cards : { game, cards: [] }));
  const faces = cardFaces('mochi', () => [['P3', 'három']]);
  await drawn();
  expect(faces.get('P3')).toBe('három');
  const { length } = house.given('printed_cards').filter(({ game }) => game === 'mochi');
  await drawn();
  expect(house.given('printed_cards').filter(({ game }) => game === 'mochi').length).toBe(length);
});

test.each([
  ['is refused', () => { throw problem('crashed'); }],
  ['is of another game', () => ({ game: 'astra', cards: [] })],
])('an answer that %s leaves cards blank, and the next page asks again', async (_, wrong) => {
  const house = new House();
  mockIPC(house.invoke as Parameters<typeof mockIPC>[0]);
  house.on('printed_cards', wrong);
  const faces = cardFaces('mochi', () => [['P3', 'három']]);
  expect(await drawn()).toBe('drawn');
  expect(faces.size).toBe(0);
  house.on('printed_cards', () => cards);
  await drawn();
  expect(faces.get('P3')).toBe('három');
});

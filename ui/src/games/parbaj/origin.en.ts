import type { Origin } from '../game-ui';

/** The published game this game implements, in English. */
export const en: Origin = {
  title: 'Hatalom Kártyái Kártyajáték (HKK)',
  published: 'Beholder Kft., Hungary, 1995',
  known: 'Of the game’s rulebook, the HKK Kódex, we know a single chapter, the 91st: how the texts of cards are to be read. What it doesn’t speak of, the house has decided.',
  ours: 'Every card is ours: its name, text and picture, and the decks too. Not one card of HKK is here, and this isn’t HKK, only a duel whose cards are read the same way.',
  get: 'From the publisher, Beholder, and wherever collectible cards are sold in Hungary. It is in Hungarian.',
};

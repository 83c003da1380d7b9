import type { Origin } from '../game-ui';

/** The published game this game implements, in English. */
export const en: Origin = {
  title: 'Go (weiqi, baduk)',
  known: 'Go is a Chinese game more than two thousand years old, and belongs to everybody. The version with cards we know from an unsigned description in Hungarian that doesn’t list the cards; we can’t name its author.',
  ours: 'The names, effects and numbers of the 54 event cards are ours, and so are the sentences of the rulebook, the drawing of board and cards, and the bots.',
  get: 'Game shops and Go clubs have boards and stones, and a club will gladly teach you.',
};

import type { KeyWords } from '../game-ui';

/** Descriptions of the keys, in English. */
export const en: KeyWords = {
  ways: [
    ['allArrows', 'from card to card'],
    ['tab', 'on to the next row, side or button'],
    ['enter', 'play a card, choose a target'],
  ],
  deeds: { decline: 'decline, or on to the next phase' },
};

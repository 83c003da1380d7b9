import type { KeyWords } from '../game-ui';

/** Descriptions of the keys, in English. */
export const en: KeyWords = {
  ways: [
    ['allArrows', 'move between displayed cards; on an open card along the lines, from star to star'],
    ['tab', 'on to the other cards and buttons; on an open card to the next star in reach'],
    ['enter', 'open or choose a card; mark a star'],
    ['backspace', 'take the last star back'],
  ],
  deeds: { standing: 'who is ahead: both sides’ points as they stand' },
};

import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in English, loaded with the home page. */
export const en: GameNames = {
  name: 'Happy Mochi',
  about: 'Get rid of your cards in adjacent pairs!',
  title: (round) => `Happy Mochi · round${_}${round}`,
  shout: 'Hooray!',
};

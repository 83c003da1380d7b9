import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in English, loaded with the home page. */
export const en: GameNames = {
  name: 'Iskenderun',
  about: 'Build a valuable row, and upset everybody else’s!',
  title: (round) => `Iskenderun · round${_}${round}`,
};

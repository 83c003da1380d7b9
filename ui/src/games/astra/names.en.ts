import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in English, loaded with the home page. */
export const en: GameNames = {
  name: 'Astra',
  about: 'Discover constellations before Auptolemy does!',
  title: (round) => `Astra · round${_}${round}`,
  automaton: 'Auptolemy',
};

import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in Hungarian, loaded with the home page. */
export const hu: GameNames = {
  name: 'Astra',
  about: 'Fedezd fel a csillagképeket Auptolemy előtt!',
  title: (round) => `Astra · ${round}.${_}forduló`,
  automaton: 'Auptolemy',
};

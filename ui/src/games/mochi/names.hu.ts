import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in Hungarian, loaded with the home page. */
export const hu: GameNames = {
  name: 'Boldog mocsik',
  about: 'Szabadulj meg a lapjaidtól szomszédos párokban!',
  title: (round) => `Boldog mocsik · ${round}.${_}forduló`,
  shout: 'Hurrá!',
};

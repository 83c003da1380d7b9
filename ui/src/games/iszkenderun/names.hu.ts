import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in Hungarian, loaded with the home page. */
export const hu: GameNames = {
  name: 'Iszkenderun',
  about: 'Építs értékes sort, és gyengítsd a többiekét!',
  title: (round) => `Iszkenderun · ${round}.${_}forduló`,
};

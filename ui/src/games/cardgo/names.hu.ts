import type { GameNames } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The game's names in Hungarian, loaded with the home page. */
export const hu: GameNames = {
  name: 'Kártyás go',
  about: 'Keríts be nagyobb területet, mint az ellenfeled!',
  title: (moves) => (moves === 0 ? 'Kártyás go' : `Kártyás go · ${moves}.${_}lépés`),
  pages: {
    records: { name: 'Játszmáim (SGF)', about: 'Nézz meg egy játszmát minden változatával, és próbálj ki újakat.', shelf: 'Játszmáim (SGF)' },
  },
  starts: { plain: 'Rendes go, 9–19' },
};

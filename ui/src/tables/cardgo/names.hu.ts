import type { TableNames } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What the table is called in Hungarian: known from the first screen on. */
export const hu: TableNames = {
  name: 'Kártyás go',
  about: 'Keríts be nagyobb területet, mint az ellenfeled!',
  title: (moves) => (moves === 0 ? 'Kártyás go' : `Kártyás go · ${moves}.${_}lépés`),
  pages: {
    records: { name: 'Játszmáim (SGF)', about: 'Nézz meg egy játszmát minden változatával, és próbálj ki újakat.', shelf: 'Játszmáim (SGF)' },
  },
  starts: { plain: 'Rendes go, 9–19' },
};

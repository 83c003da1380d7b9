import type { TableNames } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What the table is called in English: known from the first screen on. */
export const en: TableNames = {
  name: 'Card Go',
  about: 'Surround more territory than your opponent!',
  title: (moves) => (moves === 0 ? 'Card Go' : `Card Go · move${_}${moves}`),
  pages: {
    records: { name: 'Game records', about: 'Look through a game with all its variations, and try new ones.', shelf: 'Records (SGF)' },
  },
  starts: { plain: 'Plain Go, 9–19' },
};

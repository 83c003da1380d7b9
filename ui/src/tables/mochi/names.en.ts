import type { TableNames } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What the table is called in English: known from the first screen on. */
export const en: TableNames = {
  name: 'Happy Mochi',
  about: 'Get rid of your cards in adjacent pairs!',
  title: (round) => `Happy Mochi · round${_}${round}`,
  shout: 'Hooray!',
};

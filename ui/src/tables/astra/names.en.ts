import type { TableNames } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What the table is called in English: known from the first screen on. */
export const en: TableNames = {
  name: 'Astra',
  about: 'Discover constellations before Auptolemy does!',
  title: (round) => `Astra · round${_}${round}`,
  automaton: 'Auptolemy',
};

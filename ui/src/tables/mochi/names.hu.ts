import type { TableNames } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What the table is called in Hungarian: known from the first screen on. */
export const hu: TableNames = {
  name: 'Boldog mocsik',
  about: 'Szabadulj meg a lapjaidtól szomszédos párokban!',
  title: (round) => `Boldog mocsik · ${round}.${_}forduló`,
  shout: 'Hurrá!',
};

import type { TableNames } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What the table is called in Hungarian: known from the first screen on. */
export const hu: TableNames = {
  name: 'Astra',
  about: 'Fedezd fel a csillagképeket Auptolemy előtt!',
  title: (round) => `Astra · ${round}.${_}forduló`,
  automaton: 'Auptolemy',
};

import type { TableNames } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What the table is called in Hungarian: known from the first screen on. */
export const hu: TableNames = {
  name: 'Iszkenderun',
  about: 'Építs értékes sort, és gyengítsd a többiekét!',
  title: (round) => `Iszkenderun · ${round}.${_}forduló`,
};

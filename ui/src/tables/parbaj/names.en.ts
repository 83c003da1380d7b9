import type { TableNames } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What the table is called in English: known from the first screen on. */
export const en: TableNames = {
  name: 'Párbaj',
  about: 'One on one with creatures and spells: every word has its weight.',
  title: (turn) => (turn === 0 ? 'Párbaj' : `Párbaj · turn${_}${turn}`),
  pages: {
    decks: { name: 'Decks', about: 'Build one of your own, or look at the ready decks.' },
    reader: { name: 'Text reader', about: 'Takes a card’s text apart and names each part.' },
  },
};

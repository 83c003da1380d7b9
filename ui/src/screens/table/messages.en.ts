import type { TableWords } from './messages.hu';

/** English texts of a table's rarely used parts. */
export const en: TableWords = {
  resign: {
    title: 'Resign this game?',
    about: 'That ends it, and your opponent wins. You can undo it if you change your mind.',
    yes: 'Resign',
    no: 'Play on',
  },
};

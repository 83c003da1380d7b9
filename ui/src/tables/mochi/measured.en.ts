import type { ScoreWords } from '../record';

/** What statistics call the table's scores, in English. */
export const en: ScoreWords = {
  best: 'Fewest points',
  chart: 'Penalty points game by game: fewer is better',
  head: 'Penalty points',
};

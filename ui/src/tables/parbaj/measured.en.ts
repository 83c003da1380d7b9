import type { ScoreWords } from '../record';

/** What statistics call the table's scores, in English. */
export const en: ScoreWords = {
  best: 'Most life at the end',
  chart: 'Your life at the end, game by game: more is better',
  head: 'Life at the end',
};

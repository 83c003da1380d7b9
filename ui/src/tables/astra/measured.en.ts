import type { ScoreWords } from '../record';

/** What statistics call the table's scores, in English. */
export const en: ScoreWords = {
  best: 'Most points',
  chart: 'Victory points by game: more is better',
  head: 'Victory points',
};

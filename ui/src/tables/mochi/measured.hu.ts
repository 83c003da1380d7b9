import type { ScoreWords } from '../record';

/** What statistics call the table's scores, in Hungarian. */
export const hu: ScoreWords = {
  best: 'Legkevesebb pont',
  chart: 'Büntetőpontok játszmánként: a kevesebb a jobb',
  head: 'Büntető\u00adpont',
};

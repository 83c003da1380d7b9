import type { ScoreWords } from '../record';

/** What statistics call the table's scores, in Hungarian. */
export const hu: ScoreWords = {
  best: 'Legtöbb pont',
  chart: 'Győzelmi pontok játszmánként: a több a jobb',
  head: 'Győzelmi pont',
};

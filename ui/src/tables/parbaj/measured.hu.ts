import type { ScoreWords } from '../record';

/** What statistics call the table's scores, in Hungarian. */
export const hu: ScoreWords = {
  best: 'Legtöbb Ép a végén',
  chart: 'Ép-ed a végén, játszmánként: a több a jobb',
  head: 'Ép a végén',
};

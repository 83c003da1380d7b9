import type { ScoreWords } from '../record';

/** What statistics call the table's scores, in Hungarian. */
export const hu: ScoreWords = {
  best: 'Legjobb különbség',
  chart: 'Pontkülönbség játszmánként: nulla fölött te vezettél',
  head: 'Különbség',
};

import type { ScoreWords } from '../game-ui';

/** Hungarian texts for the game's scores in the statistics. */
export const hu: ScoreWords = {
  best: 'Legjobb különbség',
  chart: 'Pontkülönbség játszmánként: nulla fölött te nyertél',
  head: 'Különbség',
};

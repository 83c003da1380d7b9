import type { ScoreWords } from '../game-ui';

/** Hungarian texts for the game's scores in the statistics. */
export const hu: ScoreWords = {
  best: 'Legtöbb pont',
  chart: 'Győzelmi pontok játszmánként: a több a jobb',
  head: 'Győzelmi pont',
};

import type { ScoreWords } from '../game-ui';

/** Hungarian texts for the game's scores in the statistics. */
export const hu: ScoreWords = {
  best: 'Legtöbb Ép a végén',
  chart: 'Ép-ed a végén, játszmánként: a több a jobb',
  head: 'Ép a végén',
};

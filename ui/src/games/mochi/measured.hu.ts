import type { ScoreWords } from '../game-ui';

/** Hungarian texts for the game's scores in the statistics. */
export const hu: ScoreWords = {
  best: 'Legkevesebb pont',
  chart: 'Büntetőpontok játszmánként: a kevesebb a jobb',
  head: 'Büntető\u00adpont',
};

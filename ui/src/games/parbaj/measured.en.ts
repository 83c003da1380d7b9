import type { ScoreWords } from '../game-ui';

/** English texts for the game's scores in the statistics. */
export const en: ScoreWords = {
  best: 'Most life at the end',
  chart: 'Your life at the end, game by game: more is better',
  head: 'Life at the end',
};

import type { ScoreWords } from '../game-ui';

/** English texts for the game's scores in the statistics. */
export const en: ScoreWords = {
  best: 'Most points',
  chart: 'Victory points game by game: more is better',
  head: 'Victory points',
};

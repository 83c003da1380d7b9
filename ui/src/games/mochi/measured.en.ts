import type { ScoreWords } from '../game-ui';

/** English texts for the game's scores in the statistics. */
export const en: ScoreWords = {
  best: 'Fewest points',
  chart: 'Penalty points game by game: fewer is better',
  head: 'Penalty points',
};

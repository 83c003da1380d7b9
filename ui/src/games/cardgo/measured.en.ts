import type { ScoreWords } from '../game-ui';

/** English texts for the game's scores in the statistics. */
export const en: ScoreWords = {
  best: 'Best margin',
  chart: 'Margin game by game: above zero you were ahead',
  head: 'Margin',
};

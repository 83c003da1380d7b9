import type { ScoreWords } from '../record';

/** What statistics call the table's scores, in English. */
export const en: ScoreWords = {
  best: 'Best margin',
  chart: 'Margin game by game: above zero you were ahead',
  head: 'Margin',
};

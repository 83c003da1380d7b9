import type { GameStatistics } from '../../bindings';
import type { ScoreWords } from '../../tables/record';
import { tableWords } from '../../tables/words';
import { words } from './words';

const ownWords = tableWords((table) => table.scores);

/** How a table's scores are called. */
export function scoreWords(game: string): ScoreWords {
  return ownWords(game) ?? words().otherScores;
}

/** A score as it is read: halves as ".5", a margin with its sign. */
export function sayScore({ kind, halves }: GameStatistics['measure'], score: number): string {
  const amount = Math.abs(score);
  const sign = score < 0 ? '−' : kind === 'margin' && score > 0 ? '+' : '';
  if (!halves) return `${sign}${amount}`;
  return `${sign}${Math.floor(amount / 2)}${amount % 2 === 0 ? '' : `${words().decimal}5`}`;
}

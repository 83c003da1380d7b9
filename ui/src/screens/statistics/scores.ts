import type { GameStatistics } from '../../bindings';
import { wordsFrom } from '../../messages/index.svelte';
import { TABLES } from '../../tables';
import type { ScoreWords } from '../../tables/record';
import { words } from './words';

const sets = Object.fromEntries(Object.entries(TABLES).map(([game, { scores }]) => [game, wordsFrom(scores)]));

/** How a table's scores are called. */
export function scoreWords(game: string): ScoreWords {
  return (Object.hasOwn(sets, game) ? sets[game]?.() : undefined) ?? words().otherScores;
}

/** A score as it is read: halves as ".5", a margin with its sign. */
export function sayScore({ kind, halves }: GameStatistics['measure'], score: number): string {
  const amount = Math.abs(score);
  const sign = score < 0 ? '−' : kind === 'margin' && score > 0 ? '+' : '';
  if (!halves) return `${sign}${amount}`;
  return `${sign}${Math.floor(amount / 2)}${amount % 2 === 0 ? '' : `${words().decimal}5`}`;
}

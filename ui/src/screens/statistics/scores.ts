import type { GameStatistics, Ratings } from '../../bindings';
import { levelName } from '../../messages/index.svelte';
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

/** Within so few points of a level, one is level with it. */
const LEVEL_WITH = 20;

/** Between which levels a place on the scale lies. */
export function sayPlace({ levels }: Ratings, place: number): string {
  const m = words().rating;
  const level = levels.find(({ rating }) => Math.abs(rating - place) <= LEVEL_WITH);
  if (level) return m.at(levelName(level.level));
  const weaker = levels.findLast(({ rating }) => rating < place);
  const stronger = levels.find(({ rating }) => rating > place);
  if (!weaker) return stronger ? m.below(levelName(stronger.level)) : '';
  return stronger ? m.between(levelName(weaker.level), levelName(stronger.level)) : m.above(levelName(weaker.level));
}

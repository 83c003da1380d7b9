import type { GameStatistics, Ratings } from '../../bindings';
import { levelName } from '../../messages/index.svelte';
import type { ScoreWords } from '../../games/game-ui';
import { gameWords } from '../../games/words';
import { words } from './words';

const ownWords = gameWords((table) => table.scores);

/** Returns the texts for a game's scores. */
export function scoreWords(game: string): ScoreWords {
  return ownWords(game) ?? words().otherScores;
}

/** Returns a score as text: halves as ".5", a margin with its sign. */
export function sayScore({ kind, halves }: GameStatistics['measure'], score: number): string {
  const amount = Math.abs(score);
  const sign = score < 0 ? '−' : kind === 'margin' && score > 0 ? '+' : '';
  if (!halves) return `${sign}${amount}`;
  return `${sign}${Math.floor(amount / 2)}${amount % 2 === 0 ? '' : `${words().decimal}5`}`;
}

/** A rating within so many points of a level counts as equal to it. */
const LEVEL_WITH = 20;

/** Returns the levels that a rating lies between, as text. */
export function sayPlace({ levels }: Ratings, place: number): string {
  const m = words().rating;
  const level = levels.find(({ rating }) => Math.abs(rating - place) <= LEVEL_WITH);
  if (level) return m.at(levelName(level.level));
  const weaker = levels.findLast(({ rating }) => rating < place);
  const stronger = levels.find(({ rating }) => rating > place);
  if (!weaker) return stronger ? m.below(levelName(stronger.level)) : '';
  return stronger ? m.between(levelName(weaker.level), levelName(stronger.level)) : m.above(levelName(weaker.level));
}

import { sayDay } from '../../app/date';
import type { PuzzleState } from '../../bindings';
import { gameNames } from '../../games/names';
import { t } from '../../messages/index.svelte';
import { words } from './words';

/** A result at a puzzle of the day. */
export type DailyResult = { game: string; number: number; day: string; state: PuzzleState; days: number };

/** Returns the result as a short text that doesn't give away the solution. One day is no row. */
export function resultText({ game, number, day, state, days }: DailyResult): string {
  const { numbered, results, inARow } = words().shared;
  const lines = [`${t().app} · ${sayDay(day)}`, `${gameNames(game).name}: ${numbered(number)}`, results[state], days > 1 ? inARow(days) : ''];
  return lines.filter((line) => line !== '').join('\n');
}

import type { PuzzleEntry } from '../bindings';

/** Returns whether a puzzle was solved, at the first try or later. */
export function isSolved({ state }: PuzzleEntry): boolean {
  return state === 'solved' || state === 'solvedLater';
}

/** Returns what the puzzles of a list are about, each kind once, in the order of their numbers. */
export function kindsOf(puzzles: readonly PuzzleEntry[]): string[] {
  return [...new Set(puzzles.flatMap(({ kind }) => kind ?? []))];
}

/**
 * Returns the number of the puzzle to be shown after one: of those `chosen` the next one; otherwise the next one not yet
 * solved, from the first again after the last. `null` if there is none.
 */
export function nextPuzzle(puzzles: readonly PuzzleEntry[], number: number, chosen?: readonly number[]): number | null {
  if (chosen) return chosen[chosen.indexOf(number) + 1] ?? null;
  const open = puzzles.filter((one) => one.number !== number && !isSolved(one));
  return (open.find((one) => one.number > number) ?? open[0])?.number ?? null;
}

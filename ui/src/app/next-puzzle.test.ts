// Which puzzle follows another one.

import { expect, test } from 'vitest';
import type { PuzzleEntry, PuzzleState } from '../bindings';
import { nextPuzzle } from './next-puzzle';

const list = (...states: PuzzleState[]): PuzzleEntry[] => states.map((state, at) => ({ number: at + 1, grade: 'easy', rule: 'MO-1', kind: null, state }));

test('the next one not yet solved follows; one that was failed isn’t solved', () => {
  const puzzles = list('untried', 'untried', 'solved', 'solvedLater', 'failed', 'untried');
  expect(nextPuzzle(puzzles, 1)).toBe(2);
  expect(nextPuzzle(puzzles, 2)).toBe(5);
});

test('after the last one those before it follow, but never the same one again', () => {
  const puzzles = list('untried', 'solved', 'failed');
  expect(nextPuzzle(puzzles, 3)).toBe(1);
  expect(nextPuzzle(list('solved', 'solved', 'failed'), 3)).toBeNull();
  expect(nextPuzzle([], 3)).toBeNull();
});

test('chosen ones follow in their order, solved or not', () => {
  const puzzles = list('solved', 'untried', 'solved');
  expect(nextPuzzle(puzzles, 3, [3, 1])).toBe(1);
  expect(nextPuzzle(puzzles, 1, [3, 1])).toBeNull();
});

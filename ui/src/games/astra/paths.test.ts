// The tree of a card's listed paths.

import { describe, expect, test } from 'vitest';
import type { AstraMove, AstraPlace } from '../../bindings';
import { recordedGame } from '../../../testing/recording';
import { ownState } from '../../app/own-game';
import { follow, forksOf, partings, reachedFrom } from './paths';

const observe = (place: AstraPlace, ...paths: number[][]): AstraMove[] => paths.map((path) => ({ kind: 'observe', place, path }));
/** A square of stars with a tail: 1 and 2 both lead from 0 to 3, and 4 hangs on 3. */
const SQUARE = observe('air', [0], [0, 1], [0, 2], [0, 1, 3], [0, 2, 3], [0, 1, 3, 4], [0, 2, 3, 4]);

describe('a fork', () => {
  test('has only the paths of its own card', () => {
    const moves = [...SQUARE, ...observe('fire', [7])];
    expect([...forksOf(moves, 'air').on.keys()]).toEqual([0]);
    expect([...forksOf(moves, 'fire').on.keys()]).toEqual([7]);
    expect(forksOf(moves, 'earth').on.size).toBe(0);
  });

  test('ends where a listed path does, and nowhere else', () => {
    const root = forksOf(observe('air', [0, 1, 2]), 'air');
    expect([follow(root, [])?.ends, follow(root, [0, 1])?.ends, follow(root, [0, 1, 2])?.ends]).toEqual([false, false, true]);
  });

  test('leads nowhere where no listed path begins so', () => {
    expect(follow(forksOf(SQUARE, 'air'), [1])).toBeNull();
    expect(follow(forksOf(SQUARE, 'air'), [0, 3])).toBeNull();
  });
});

describe('what can be reached', () => {
  test('is told with the fewest steps, and all ways that are so short', () => {
    const reached = reachedFrom(forksOf(SQUARE, 'air'));
    expect(reached.get(3)).toEqual({ steps: 3, ways: [[0, 1, 3], [0, 2, 3]] });
    expect(reached.get(0)).toEqual({ steps: 1, ways: [[0]] });
  });

  test('a longer way to the same star is none', () => {
    const reached = reachedFrom(forksOf(observe('air', [3], [0, 1, 3]), 'air'));
    expect(reached.get(3)).toEqual({ steps: 1, ways: [[3]] });
  });

  test('in a real game it is every star of a listed path, and no other', () => {
    for (const picture of recordedGame('astra').pictures) {
      const { moves } = ownState('astra', picture);
      for (const place of ['air', 'fire', 'earth'] as const) {
        const listed = moves.flatMap((move) => (move.kind === 'observe' && move.place === place ? [move.path] : []));
        const reached = reachedFrom(forksOf(moves, place));
        expect([...reached.keys()].sort()).toEqual([...new Set(listed.flat())].sort());
        for (const [star, { steps, ways }] of reached) {
          const shortest = Math.min(...listed.filter((path) => path.includes(star)).map((path) => path.indexOf(star) + 1));
          expect(steps).toBe(shortest);
          for (const way of ways) expect(way.at(-1)).toBe(star);
        }
      }
    }
  });
});

describe('where ways part', () => {
  test('are the first stars that differ', () => {
    expect(partings([[0, 1, 3], [0, 2, 3]])).toEqual([1, 2]);
    expect(partings([[5, 6], [5, 6, 7], [5, 8]])).toEqual([6, 8]);
  });

  test('there are none of a single way', () => {
    expect(partings([[0, 1, 3]])).toEqual([]);
  });
});

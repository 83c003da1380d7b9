// The cost curve of a deck.

import { beforeAll, expect, test } from 'vitest';
import { withCards } from '../../../../testing/playing.svelte';
import { curveOf } from './curve';
import { poolCard } from './pool';

beforeAll(withCards);

test('a deck’s cards are counted by their cost, creatures apart, and those with an X leave the mean alone', () => {
  const vp = poolCard('lombor-ii')?.vp ?? 0;
  const { columns, mean, creatures, others } = curveOf({ 'lombor-ii': 3, kihajtas: 2, 'az-erdo-lelegzete': 1, sarj: 5, unknown: 9 });
  const dear = poolCard('az-erdo-lelegzete')?.vp ?? 0;
  expect(columns.find(({ price }) => price === 'X')).toEqual({ price: 'X', n: 2, creatures: 0 });
  expect(columns.find(({ price }) => price === String(vp))).toMatchObject({ creatures: 3 });
  expect([creatures, others, mean]).toEqual([3, 3, (3 * vp + dear) / 4]);
  expect(curveOf({ kihajtas: 2 }).mean).toBeNull();
});

// A whole game by touches; `testing/play.ts` says how.

import { expect, test } from 'vitest';
import { playThrough } from '../../../testing/play';

test.each([1, 2])('whatever is touched, what is decided is listed: %i', async (seed) => {
  const kinds = await playThrough('mochi', { seed });
  expect([...kinds]).toEqual(expect.arrayContaining(['chooseDrawer', 'draw', 'insert', 'passLeft', 'playPair']));
});

// Plays a whole game by touches; see `testing/play.ts`.

import { expect, test } from 'vitest';
import { nextTouch } from '../../../../tests/ui/games/parbaj/touches.js';
import { playThrough } from '../../../testing/play';

test.each([1, 4])('whatever is touched, what is decided is listed: %i', async (seed) => {
  const kinds = await playThrough('parbaj', { seed, next: nextTouch, how: { keen: 0.8 } });
  expect([...kinds]).toEqual(expect.arrayContaining(['decline', 'done', 'keep', 'march', 'pay', 'play']));
});

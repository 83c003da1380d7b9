// Plays a whole game by touches; see `testing/play.ts`.

import { expect, test } from 'vitest';
import { nextTouch } from '../../../../tests/ui/games/astra/touches.js';
import { playThrough } from '../../../testing/play';

test.each([1, 2])('whatever is touched, what is decided is listed: %i', async (seed) => {
  const kinds = await playThrough('astra', { seed, next: nextTouch, how: { keen: 4, lazy: true } });
  expect([...kinds]).toEqual(expect.arrayContaining(['dream', 'observe', 'rest', 'take']));
});

// Plays a whole game by touches; see `testing/play.ts`.

import { expect, test } from 'vitest';
import { nextTouch } from '../../../../tests/ui/games/cardgo/touches.js';
import { playThrough } from '../../../testing/play';

test.each([1, 2])('whatever is touched, what is decided is listed: %i', async (seed) => {
  const kinds = await playThrough('cardgo', { seed, next: nextTouch });
  expect([...kinds]).toEqual(expect.arrayContaining(['counter', 'draw', 'let', 'pass', 'play', 'resume', 'target']));
});

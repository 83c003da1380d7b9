// A better move is looked for at this game's table.

import { test } from 'vitest';
import { findBetter } from '../../../testing/practising';
import { nextTouch } from '../../../../tests/ui/games/parbaj/touches.js';

test('a move that isn’t better is said to be so, taken back, and a better one found', async () => {
  await findBetter('parbaj', { next: nextTouch, how: { keen: 0.8 } });
});

// What was played before a file's tests: once, and every device of the file finds it.

import { before } from 'node:test';
import { withPhone } from './opened.js';
import { scratchDirectory } from './places.js';
import { layShort, playOut, settings } from './table.js';
import { TABLES } from './tables.js';

/** Plays a game of every table on each of these deals before the tests begin; returns where the app keeps them. */
export function played(seeds) {
  const data = scratchDirectory('played');
  before(() =>
    withPhone({ data }, async (phone) => {
      await settings(phone);
      for (const game of TABLES) {
        for (const seed of seeds) await playOut(phone, await layShort(phone, game, { seed }));
      }
    }),
  );
  return data;
}

// A player of Astra that uses only what the screen offers: draws lines through stars marked as reachable, uses what is
// ringed, takes what is open, and otherwise rests. It needs no rules and no language.

import { play } from '../../harness/player.js';
import { nextTouch } from './touches.js';

/** Plays until `done()` or the end of the game; returns the number of touches. */
export function playAstra(where, { keen = 6, lazy = false, most = 700, ...more } = {}) {
  return play(where, { next: nextTouch, how: { keen, lazy }, patience: 20_000, most, ...more });
}

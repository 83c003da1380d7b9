// Somebody who plays Astra by what the screen offers: draws lines of stars that are said to be in reach, uses what is
// ringed, takes what is open, and rests otherwise. Knows no rule and no language.

import { play } from '../../harness/player.js';
import { nextTouch } from './touches.js';

/** Plays until `done()`, or the game is over; returns how often it touched anything. */
export function playAstra(where, { keen = 6, lazy = false, most = 700, ...more } = {}) {
  return play(where, { next: nextTouch, how: { keen, lazy }, patience: 20_000, most, ...more });
}

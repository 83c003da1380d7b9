// Somebody who plays Párbaj by what the screen offers: touches what is lit, aims at what is ringed, pays, and goes on
// otherwise. Knows no rule and no language.

import { play } from '../../harness/player.js';
import { nextTouch } from './touches.js';

/** Plays until `done()`, or the duel is over; returns how often it touched anything. */
export function playParbaj(where, { keen = 0.8, most = 900, ...more } = {}) {
  return play(where, { next: nextTouch, how: { keen }, patience: 20_000, most, ...more });
}

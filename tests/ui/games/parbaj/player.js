// A player of Párbaj that uses only what the screen offers: touches what is highlighted, aims at what is ringed, pays,
// and otherwise goes on. It needs no rules and no language.

import { play } from '../../harness/player.js';
import { nextTouch } from './touches.js';

/** Plays until `done()` or the end of the duel; returns the number of touches. */
export function playParbaj(where, { keen = 0.8, most = 900, ...more } = {}) {
  return play(where, { next: nextTouch, how: { keen }, patience: 20_000, most, ...more });
}

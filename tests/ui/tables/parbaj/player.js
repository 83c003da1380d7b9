// Somebody who plays Párbaj by what the screen offers: touches what is lit, aims at what is ringed, pays, and goes on
// otherwise. Knows no rule and no language.

import { isOver } from '../../harness/player.js';
import { RealApp } from '../../harness/real-app.js';

/** Runs in the page: the next thing to touch, or null while nothing is asked of us. */
export function nextTouch({ wish, keen }) {
  const offered = (selector) =>
    [...document.querySelectorAll(selector)].filter((it) => !it.disabled && it.ariaDisabled !== 'true' && it.checkVisibility({ visibilityProperty: true }));
  const oneOf = (found) => found[Math.floor(wish * found.length)] ?? null;
  if (document.querySelector('section.over')) return null;
  if (document.querySelector('dialog[open]')) return oneOf(offered('dialog[open] .lit')) ?? offered('dialog[open] .button')[0] ?? null;
  const aim = oneOf(offered('.table .aimable'));
  if (aim) return aim;
  const pick = oneOf(offered('.table .pick, .table .values button'));
  if (pick) return pick;
  const buttons = offered('.acts .main .button:not(.faded)');
  const primary = offered('.acts .main .button.primary:not(.faded)').at(-1);
  if (document.querySelector('.hand .slot.chosen, .table .permanent.chosen') && primary) return primary;
  const lit = offered('.hand .slot.lit:not(.chosen), .table .permanent.lit:not(.chosen)');
  if (lit.length > 0 && (wish < keen || buttons.length === 0)) return lit[Math.floor((wish / keen) * lit.length)] ?? lit[0];
  return buttons.at(-1) ?? null;
}

/** Wishes from a seed, so that a game can be played again (mulberry32). */
export function wishes(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays until `done()`, or the duel is over; returns how often it touched anything. */
export async function playParbaj(where, { seed = 1, keen = 0.8, done = () => false, patience = 20_000, most = 900 } = {}) {
  const wish = wishes(seed);
  const real = where instanceof RealApp;
  let touches = 0;
  let last = Date.now();
  while (!(await isOver(where)) && !(await done())) {
    const how = { wish: wish(), keen };
    let touched = false;
    try {
      if (real) {
        const found = await where.page.execute(nextTouch, how);
        if (found) await (await where.page.$(found)).click();
        touched = Boolean(found);
      } else {
        const found = (await where.page.evaluateHandle(nextTouch, how)).asElement();
        await found?.tap({ timeout: 2000 });
        touched = Boolean(found);
      }
    } catch {
      // Gone by the time it was touched: look again.
    }
    if (touches > most) throw new Error(`the duel is not over after ${touches} touches`);
    if (touched) {
      touches += 1;
      last = Date.now();
    } else await new Promise((resolve) => setTimeout(resolve, 40));
    if (Date.now() - last > patience) throw new Error(`nothing to touch for ${patience} ms`);
  }
  return touches;
}

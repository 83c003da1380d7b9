// Somebody who plays Astra by what the screen offers: draws lines of stars that are said to be in reach, uses what is
// ringed, takes what is open, and rests otherwise. Knows no rule and no language.

import { isOver } from '../../harness/player.js';
import { RealApp } from '../../harness/real-app.js';

/** Runs in the page: the next thing to touch, or null while nothing is asked of us. */
export function nextTouch({ wish, keen, lazy }) {
  const offered = (selector) =>
    [...document.querySelectorAll(selector)].filter((it) => !it.disabled && it.ariaDisabled !== 'true' && it.checkVisibility({ visibilityProperty: true }));
  const oneOf = (found) => found[Math.floor(wish * found.length)] ?? null;
  if (document.querySelector('section.over')) return null;
  if (document.querySelector('dialog[open]')) return offered('dialog[open] .button')[0] ?? null;
  // Auptolemy's turn is touched through, or skipped.
  if (document.querySelector('section.turn')) return oneOf(offered('section.turn .acts .button'));
  const primary = offered('.acts .main .button.primary:not(.faded)')[0];
  const using = document.querySelector('.table .ask.ready') !== null || offered('.journal .mini.chosen').length > 0;
  if (document.querySelector('.discovery, .arrange')) {
    return primary ?? oneOf(offered('.discovery button.boon:not(.shut, .chosen), .discovery .mini.lit:not(.chosen)')) ?? offered('.acts .main .button')[0] ?? null;
  }
  // Who is lazy would rather rest, where that is offered.
  const rest = lazy && wish < 0.7 && !using && !document.querySelector('.acts .main .button.faded') && offered('.acts .main .button:has(.gain)')[0];
  if (rest) return rest;
  if (document.querySelector('.marking') && !document.querySelector('.wide .journal .mini.chosen:not(.away *)')) {
    const lit = document.querySelector('.marking .halo') !== null;
    const on = lit ? offered('.marking [data-star][tabindex="0"][aria-pressed="false"]') : [];
    const single = document.querySelector('.marking .chart.still') !== null;
    const drawn = offered('.marking [data-star][aria-pressed="true"]').length;
    if (primary && (on.length === 0 || single || drawn > 1 + wish * keen)) return primary;
    const star = oneOf(on);
    if (star) return star;
    if (!document.querySelector('.wide')) return primary ?? null;
  }
  if (using) return primary ?? oneOf(offered('.quarter .lit, .journal .mini.lit:not(.chosen)'));
  const card = oneOf(offered('.journal .mini.lit'));
  if (card && wish < 0.5) return card;
  const buttons = offered('.acts .main .button');
  return primary ?? oneOf(offered('.quarter .lit:not(.open)')) ?? buttons.at(-1) ?? null;
}

/** Wishes from a seed, so that a game can be played again (mulberry32). */
function wishes(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays until `done()`, or the game is over; returns how often it touched anything. */
export async function playAstra(where, { seed = 1, keen = 6, lazy = false, done = () => false, patience = 20_000, most = 700 } = {}) {
  const wish = wishes(seed);
  const real = where instanceof RealApp;
  let touches = 0;
  let last = Date.now();
  while (!(await isOver(where)) && !(await done())) {
    const how = { wish: wish(), keen, lazy };
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
    if (touches > most) throw new Error(`the game is not over after ${touches} touches`);
    if (touched) {
      touches += 1;
      last = Date.now();
    } else await new Promise((resolve) => setTimeout(resolve, 40));
    if (Date.now() - last > patience) throw new Error(`nothing to touch for ${patience} ms`);
  }
  return touches;
}

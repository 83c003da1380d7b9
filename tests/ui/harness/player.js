// Somebody who plays by what the screen offers: touches what is lit, then what the thumb's button
// says, and closes sheets as they come. Knows no rule and no language.

import { RealApp } from './real-app.js';

/**
 * Runs in the page: the next thing to touch, or null while nothing is asked of us.
 * The lit pieces are the legal ones; which of them is touched, `wish` (0 ≤ wish < 1) decides. Sheets are only
 * closed if `sheets`.
 */
function nextTouch({ wish, sheets }) {
  const offered = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (it) => !it.disabled && it.getAttribute('aria-disabled') !== 'true' && it.checkVisibility(),
    );
  const oneOf = (found) => found[Math.floor(wish * found.length)] ?? null;
  // A sheet that asks for a card is answered, all others are closed.
  if (document.querySelector('dialog[open]')) {
    return oneOf(offered('dialog[open] .lit:not(.chosen)')) ?? ((sheets && offered('dialog[open] .button')[0]) || null);
  }
  if (document.querySelector('section.over')) return null;
  const ways = [
    '.hand .gap',
    '.acts .button.primary',
    '.acts .several .button, .felt .end.free:not(.aimed)',
    '.hand .lit:not(.chosen), .felt .lit:not(.laid.chosen), .reserve .lit, .seats .lit, .acts .button.strong',
    '.acts .main .button',
  ];
  const choices = ways.map(offered).find((found) => found.length > 0) ?? [];
  const choice = oneOf(choices);
  // Cards of a crowded row lie too close to be touched: it is spread first.
  return choice?.closest('.tight')?.querySelector('.spread') ?? choice;
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

/** Touches the next thing, if anything is asked; `where` is a RealApp or a Phone. */
async function touchNext(where, how) {
  if (where instanceof RealApp) {
    const reference = await where.page.execute(nextTouch, how);
    if (!reference) return false;
    await (await where.page.$(reference)).click();
  } else {
    const element = (await where.page.evaluateHandle(nextTouch, how)).asElement();
    if (!element) return false;
    await element.tap({ timeout: 2000 });
  }
  return true;
}

/** Whether the game on the screen has ended. */
export function isOver(where) {
  const ended = () => document.querySelector('section.over') !== null;
  return where instanceof RealApp ? where.page.execute(ended) : where.page.evaluate(ended);
}

/**
 * Plays the table on the screen until `done()` is true or the game is over; returns the number of
 * touches. `ontouch(count)` is called after each. Without `sheets`, a sheet that comes up stays.
 */
export async function play(
  where,
  { done = () => false, ontouch = () => {}, seed = 1, sheets = true, patience = 60_000 } = {},
) {
  const wish = wishes(seed);
  let touches = 0;
  let last = Date.now();
  while (!(await isOver(where)) && !(await done())) {
    // A card in flight may be in the way, or the thing gone by the time we touch it: look again.
    if (await touchNext(where, { wish: wish(), sheets }).catch(() => false)) {
      touches += 1;
      last = Date.now();
      await ontouch(touches);
    } else {
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    if (Date.now() - last > patience) throw new Error(`nothing to touch for ${patience} ms`);
  }
  return touches;
}

// A player that uses only what the screen offers: touches what is highlighted, then the main button, and closes sheets.
// It needs no rules and no language.

import { RealApp } from './real-app.js';
import { nextTouch, wishes } from './touches.js';

/** Touches the next element, if anything is asked; `where` is a RealApp or a Phone. */
async function touchNext(where, next, how) {
  if (where instanceof RealApp) {
    const reference = await where.page.execute(next, how);
    if (!reference) return false;
    await (await where.page.$(reference)).click();
  } else {
    const element = (await where.page.evaluateHandle(next, how)).asElement();
    if (!element) return false;
    await element.tap({ timeout: 2000 });
  }
  return true;
}

/** Returns whether the game on the screen has ended. */
export function isOver(where) {
  const ended = () => document.querySelector('section.over') !== null;
  return where instanceof RealApp ? where.page.execute(ended) : where.page.evaluate(ended);
}

/**
 * Plays the table on the screen until `done()` is true or the game is over; returns the number of touches.
 * `ontouch(count)` is called after each. `next` selects the next touch; it runs in the page and gets `how` with a wish.
 * By default, sheets are closed unless `how.sheets` is false.
 */
export async function play(
  where,
  { done = () => false, ontouch = () => {}, seed = 1, next = nextTouch, how = { sheets: true }, patience = 60_000, most = Infinity } = {},
) {
  const wish = wishes(seed);
  let touches = 0;
  let last = Date.now();
  while (!(await isOver(where)) && !(await done())) {
    if (touches > most) throw new Error(`the game is not over after ${touches} touches`);
    // A flying card may be in the way, or the element may be gone: it is looked for again.
    if (await touchNext(where, next, { ...how, wish: wish() }).catch(() => false)) {
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

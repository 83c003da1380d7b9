// Párbaj by keyboard: Tab from zone to zone, arrows within one, Enter.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedDesktop } from '../../../harness/shared-device.js';
import { isOver } from '../../../harness/player.js';
import { lay, settings, standing, visit } from '../../../harness/table.js';
import { wishes } from '../../../harness/touches.js';
import { nextTouch } from '../touches.js';

const { desktop, refused, press } = await openedDesktop();
// Bots must not resign before everything was tested.
await settings(desktop, { botsResign: false });
const { page } = desktop;

/** The most key presses to reach anything that can be done, including what lies between. */
const FAR = 60;

/** Runs in the page: returns the key that moves the focus towards the chosen element. */
function whereTo() {
  const wish = document.querySelector('[data-wish]');
  const now = document.activeElement;
  if (!wish?.isConnected) return 'gone';
  if (now === wish) return 'there';
  const behind = (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  // Tab reaches one card of a row, arrows the others.
  const row = wish.closest('.hand, .zone');
  if (row?.contains(now)) return behind(now, wish) ? 'ArrowLeft' : 'ArrowRight';
  return now !== document.body && behind(now, wish) ? 'Shift+Tab' : 'Tab';
}

/** Moves the focus to an element and presses Enter there, unless it goes away meanwhile. */
async function choose(found) {
  await found.evaluate((it) => {
    document.querySelector('[data-wish]')?.removeAttribute('data-wish');
    it.setAttribute('data-wish', '');
  });
  for (let presses = 0; ; presses += 1) {
    assert.ok(presses < FAR, `the keyboard gets to ${await found.evaluate((it) => it.outerHTML.slice(0, 200))}`);
    const way = await page.evaluate(whereTo);
    if (way === 'gone') return false;
    if (way === 'there') {
      await press('Enter');
      return true;
    }
    await press(way);
  }
}

test('a duel is played with the keyboard alone', async () => {
  const id = await lay(desktop, { game: 'parbaj', bots: 1, seed: '7' });
  await visit(desktop, `#/table/${id}`);
  await page.waitForSelector('.hand');
  const next = wishes(3);
  // The next wish is only used after this one was chosen: the number of polls doesn't affect the duel.
  let wish = next();
  const start = Date.now();
  let chosen = 0;
  const mine = new Set();
  const wanted = ['kept', 'played', 'paid', 'entered', 'declined'];
  while (chosen < 30 || !wanted.every((kind) => mine.has(kind))) {
    assert.ok(Date.now() - start < 240_000, `${chosen} things chosen, and only ${[...mine]}`);
    assert.ok(!(await isOver(desktop)), `over with only ${[...mine]}`);
    const found = (await page.evaluateHandle(nextTouch, { wish, keen: 0.8 })).asElement();
    if (found && (await choose(found))) {
      chosen += 1;
      wish = next();
      const { state, log } = await standing(desktop, id);
      for (const { event } of log) if (event?.event.seat === state.view.seat) mine.add(event.event.kind);
    } else await page.waitForTimeout(20);
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

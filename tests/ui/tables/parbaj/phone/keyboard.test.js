// Párbaj without touching anything: Tab from zone to zone, arrows within one, Enter.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedDesktop } from '../../../harness/opened.js';
import { isOver } from '../../../harness/player.js';
import { lay, settings, standing, visit } from '../../../harness/table.js';
import { wishes } from '../../../harness/touches.js';
import { nextTouch } from '../touches.js';

const { desktop, refused, press } = await openedDesktop();
// Nobody gives up before all there is to do was done.
await settings(desktop, { botsResign: false });
const { page } = desktop;

/** Nothing that can be done is farther than this many presses, what lies on the table in between included. */
const FAR = 60;

/** Runs in the page: the key that leads the keyboard towards what was chosen. */
function whereTo() {
  const wish = document.querySelector('[data-wish]');
  const now = document.activeElement;
  if (!wish?.isConnected) return 'gone';
  if (now === wish) return 'there';
  const behind = (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  // Of a row of cards Tab reaches one, and arrows the others.
  const row = wish.closest('.hand, .zone');
  if (row?.contains(now)) return behind(now, wish) ? 'ArrowLeft' : 'ArrowRight';
  return now !== document.body && behind(now, wish) ? 'Shift+Tab' : 'Tab';
}

/** Takes the keyboard to a thing and presses Enter there, unless it goes away meanwhile. */
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
  // The next wish comes when this one has been chosen: how often one has to look doesn't shorten the duel.
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

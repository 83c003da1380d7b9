// A whole round by keyboard: Tab, arrows, Enter.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, Phone } from '../../../harness/phone.js';
import { myTurn, refusals, sitDown, standing } from '../../../harness/table.js';

let desktop;
let refused;
let id;
before(async () => {
  desktop = await Phone.open({ device: DESKTOP });
  refused = refusals(desktop);
  id = await sitDown(desktop, { bots: 2, seed: '8' });
});
after(() => desktop?.close());

/** Runs in the page: marks the next thing to choose; false while nothing is asked, 'stuck' before a refused pair. */
function mark() {
  document.querySelector('[data-wish]')?.removeAttribute('data-wish');
  const offered = (selector) =>
    [...document.querySelectorAll(selector)].find(
      (it) => !it.disabled && it.getAttribute('aria-disabled') !== 'true' && it.checkVisibility(),
    );
  if (document.querySelector('dialog[open]')) return false;
  // A bot's card that arrives during the key press can change the pair.
  if (document.querySelector('.hand .chosen') && document.querySelector('.acts .main [aria-disabled="true"]')) return 'stuck';
  const wish =
    offered('.hand .gap') ?? offered('.hand .chosen.lit') ?? offered('.hand .slot.lit') ?? offered('.acts .main .button');
  wish?.setAttribute('data-wish', '');
  return wish !== undefined;
}

/** Moves the focus to the marked element: Tab to its group, arrows within the hand. */
async function goThere() {
  const { keyboard } = desktop.page;
  const where = () =>
    desktop.page.evaluate(() => {
      const wish = document.querySelector('[data-wish]');
      const now = document.activeElement;
      // A bot's move can end the round meanwhile, and its scores open above the table.
      if (document.querySelector('dialog[open]')) return 'gone';
      if (!wish || now === wish) return wish ? 'there' : 'gone';
      const hand = wish.closest('.hand');
      if (!hand || now.closest('.hand') !== hand) {
        const behind = now.compareDocumentPosition(wish) & Node.DOCUMENT_POSITION_PRECEDING;
        return behind && now !== document.body ? 'before' : 'after';
      }
      return Number(now.dataset.place) < Number(wish.dataset.place) ? 'left' : 'right';
    });
  for (let presses = 0; presses < 80; presses += 1) {
    const place = await where();
    if (place === 'there') return true;
    if (place === 'gone') return false;
    await keyboard.press({ before: 'Shift+Tab', after: 'Tab', left: 'ArrowRight', right: 'ArrowLeft' }[place]);
  }
  throw new Error('the focus does not get there');
}

test('a round is played with the keyboard alone', async () => {
  const start = Date.now();
  while (!(await desktop.page.isVisible('dialog[open] table'))) {
    assert.ok(Date.now() - start < 60_000, 'the round does not end');
    const found = await desktop.page.evaluate(mark);
    if (found === 'stuck') await desktop.page.keyboard.press('Escape');
    else if (!found) await desktop.page.waitForTimeout(20);
    else if (await goThere()) await desktop.page.keyboard.press('Enter');
  }
  assert.equal((await standing(desktop, id)).state.view.rounds.length, 1);
});

test('the scores close with Enter or Escape, and the keyboard is back at the table', async () => {
  await desktop.page.locator('dialog[open] table').waitFor();
  await desktop.page.keyboard.press('Escape');
  await desktop.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await desktop.page.waitForFunction(() => document.activeElement !== document.body);
});

test('letters are short cuts, and a list of them is at hand', async () => {
  const { page } = desktop;
  // Skips the choice of the card kept after the round.
  for (;;) {
    const now = await myTurn(desktop, id);
    if (now.state.view.step.kind === 'action') break;
    await desktop.invoke('table_act', {
      id,
      revision: now.revision,
      decision: { game: 'mochi', move: now.state.moves[0] },
    });
  }
  await page.waitForSelector('.acts .main .button');
  await page.keyboard.press('h');
  await page.waitForSelector('.felt .lit');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.felt .lit', { state: 'detached' });
  await page.keyboard.press('?');
  await page.locator('dialog[open] dl').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

test('nothing went wrong unseen', () => {
  // A key may be pressed just as a bot moves.
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

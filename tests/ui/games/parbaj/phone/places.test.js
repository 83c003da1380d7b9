// Nothing moves at a table of Párbaj: plates, board, question, hand and buttons keep their places whatever is decided,
// and no text on a card is cut off.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEVICES, Phone } from '../../../harness/phone.js';
import { lay, settings, visit } from '../../../harness/table.js';
import { playParbaj } from '../player.js';
import { sitDownAt } from '../scene.js';

/** Rounding tolerance, in CSS pixels. */
const NEAR = 2;
/** The number of decisions checked. */
const TOUCHES = 45;

/**
 * Runs in the page: returns the positions of the parts that keep their places, by name; for the buttons, the end of the
 * last one.
 */
function places() {
  const found = {};
  const note = (name, element, ...sides) => {
    if (!element) return;
    const box = element.getBoundingClientRect();
    for (const side of sides) found[`${name} ${side}`] = box[side];
  };
  const all = (name, selector, ...sides) => {
    for (const [i, element] of document.querySelectorAll(selector).entries()) note(`${name} ${i}`, element, ...sides);
  };
  all('plate', '.table :is(.theirs, .own)[data-part]', 'top', 'bottom', 'left', 'right');
  note('field', document.querySelector('.felt'), 'top', 'bottom', 'left', 'right');
  all('row', '.felt [data-line]', 'top', 'bottom');
  note('phases', document.querySelector('.phases'), 'top', 'bottom');
  note('question', document.querySelector('.ask'), 'top', 'bottom', 'left', 'right');
  note('hand', document.querySelector('.hand'), 'bottom', 'left', 'right');
  note('buttons', document.querySelector('.acts'), 'top', 'bottom', 'left', 'right');
  note('main button', document.querySelector('.acts .main .primary'), 'bottom');
  note('page', document.querySelector('main'), 'top');
  return { found, scrolled: document.querySelector('main').scrollTop, over: document.querySelector('section.over, .table.over') !== null };
}

/** Runs in the page: returns texts on cards that aren't fully visible. */
function cut() {
  const out = [];
  // Letter boxes are somewhat higher than the letters in them.
  const within = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 4 && inner.bottom <= outer.bottom + 4;
  for (const card of document.querySelectorAll('.hand .chip:not(.small), .felt .permanent')) {
    const outer = card.getBoundingClientRect();
    const written = [card.querySelector('.name'), ...card.querySelectorAll('.foot b')];
    // The first of its lines always has room in the hand.
    if (card.matches('.chip')) written.push(card.querySelector('.line'));
    for (const part of written) {
      if (!part || !part.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(part);
      // An icon that a small tile has no room for.
      if (range.getBoundingClientRect().width === 0) continue;
      if (!within(range.getBoundingClientRect(), outer) || part.scrollWidth > part.clientWidth + 1) out.push(`${card.textContent.trim().slice(0, 40)}: ${part.textContent}`);
    }
  }
  for (const written of document.querySelectorAll('.ask, .acts .button')) {
    if (written.scrollHeight > written.clientHeight + 2 || written.scrollWidth > written.clientWidth + 2) out.push(written.textContent);
  }
  return out;
}

for (const [name, device] of Object.entries(DEVICES)) {
  test(`nothing jumps, and nothing is cut: ${name}`, async () => {
    const phone = await Phone.open({ device });
    try {
      await settings(phone, { botsResign: false });
      const { page } = phone;
      let first = null;
      let touches = 0;
      const look = async () => {
        const { found, scrolled, over } = await page.evaluate(places);
        if (over) return true;
        assert.equal(scrolled, 0, 'the whole table is in sight');
        first ??= found;
        for (const [place, at] of Object.entries(found)) {
          first[place] ??= at;
          assert.ok(Math.abs(at - first[place]) <= NEAR, `${place}: ${first[place]}, then ${at}, after ${touches} touches`);
        }
        assert.deepEqual(await page.evaluate(cut), [], `after ${touches} touches`);
        touches += 1;
        return touches > TOUCHES;
      };
      // The bot's moves depend on timing: a duel may be over sooner.
      for (let seed = 7; touches <= TOUCHES; seed += 1) {
        const id = await lay(phone, { game: 'parbaj', bots: 1, seed: String(seed) });
        await visit(phone, `#/table/${id}`);
        await page.waitForSelector('.hand .slot');
        await playParbaj(phone, { seed: 3, done: look });
      }
      await phone.screenshot(`parbaj-places-${device.viewport.width}`);
      // Also where a spell is answered, a target is chosen, a cost is paid, or an attack is made.
      for (const [scenario, step] of [['du-4.3-last-to-first', 5], ['du-3.6-stronger-and-weaker', 1], ['du-4.2-step-by-step', 7], ['du-5.1-a-crowd-and-one-sapling', 0]]) {
        await sitDownAt(phone, scenario, step);
        await page.waitForTimeout(200);
        await look();
      }
    } finally {
      await phone.close();
    }
  });
}

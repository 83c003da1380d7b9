// On a phone on its side a puzzle fits without scrolling, with the most that can lie on the table: cards in the hand
// and a lasting card.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LYING_PHONE, Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { settings, visit } from '../../../harness/table.js';

let phone;
before(async () => {
  phone = await Phone.open({ device: LYING_PHONE });
  await settings(phone);
});
after(() => phone?.close());

test('cards in the hand and a lasting card fit beside the board', async () => {
  // Two and three cards with a lasting one.
  for (const number of [13, 85]) {
    await visit(phone, `#/puzzle/cardgo/${number}`);
    await phone.page.locator('.task .goal').waitFor();
    const main = phone.page.locator('main');
    await until(async () => (await main.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)) <= 1, `puzzle ${number} to fit`);
    const places = await main.locator('[data-place]').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
    assert.ok(places.length >= 2 && places.every(([top, bottom]) => top >= 0 && bottom <= 390), JSON.stringify(places));
  }
});

// A hint in Astra: the move and its reason, its card and stars highlighted, and played by the usual touches.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { openedPhone } from '../../../harness/shared-device.js';
import { box, meet, SMALL, turn, UPRIGHT } from '../../../harness/room.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, standing, takeHint } from '../../../harness/table.js';
import { ASTRA, openTable } from '../sky.js';

const { phone, refused } = await openedPhone();
const { page } = phone;
const tip = page.locator('.tip');
let id;

test('it tells the move and why, and lights the card', async () => {
  id = await lay(phone, { game: ASTRA, seed: '1' });
  await myTurn(phone, id);
  await openTable(phone, id);
  await takeHint(phone);
  await tip.locator('.move:not(.soft)').waitFor();
  assert.ok((await tip.locator('.move').innerText()).length > 10);
  assert.ok((await tip.locator('.told').first().innerText()).length > 15, 'what speaks for it');
  assert.equal((await standing(phone, id)).assisted, true);
  assert.ok((await page.locator('.table .mark').count()) > 0);
});

test('its stars are lit on the open card, beside the hint; touched, they are marked', async () => {
  const before = await standing(phone, id);
  // The first hint at a new table is a card to observe, because there is no reason to rest.
  const card = page.locator('.quarter:has(.mark) button').first();
  await card.waitFor();
  for (const size of [SMALL, UPRIGHT]) {
    await turn(phone, size);
    assert.ok(!meet(await box(phone, '.tip'), await box(phone, '.ground')), `${size.width}`);
  }
  await card.tap();
  await page.locator('.marking .chart circle.hinted').first().waitFor();
  assert.ok(!meet(await box(phone, '.tip'), await box(phone, '.marking')));
  await assertAccessible(phone, 'a hint beside an open card');
  await assertTouchable(phone, 'a hint beside an open card');
  const path = await page.$$eval('[data-star]', (all) => all.filter((one) => /Erre mutat a tipp/.test(one.innerText)).map((one) => [Number(/(\d+)\slépésre/.exec(one.innerText)?.[1] ?? 1), one.dataset.star]).sort(([a], [b]) => a - b).map(([, at]) => at));
  assert.ok(path.length > 0);
  for (const at of path) await page.locator(`[data-star="${at}"]`).tap();
  await page.locator('.acts .primary:not(.faded)').tap();
  await until(async () => (await standing(phone, id)).revision > before.revision, 'the stars to be marked');
  await tip.waitFor({ state: 'detached' });
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

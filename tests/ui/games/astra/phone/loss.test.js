// With an empty library Auptolemy wins at once: the screen shows what the rule says, before the points.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { comeTo } from '../../../harness/table-navigation.js';
import { openedPhone } from '../../../harness/shared-device.js';
import { myTurn, settings, standing } from '../../../harness/table.js';
import { openTable } from '../sky.js';

const { phone, refused } = await openedPhone();
const { page } = phone;

const step = page.getByRole('button', { name: 'Következő lépés', exact: true });
const next = page.locator('section.turn .primary');
let id;

/** Steps through Auptolemy's turn; returns the texts of its steps. */
async function itsTurn() {
  await step.tap();
  await next.waitFor();
  let told = '';
  while ((await next.count()) > 0) {
    told = await page.locator('section.turn ol').innerText();
    await next.tap();
  }
  return told;
}

test('before it happens, the library shows that there is nothing left', async () => {
  id = await comeTo(phone, 'as-example-6');
  await step.waitFor();
  await itsTurn();
  await myTurn(phone, id);
  const { state } = await standing(phone, id);
  assert.equal(state.view.automaton.deck, 0);
  assert.match(await page.locator('.strip').innerText(), /0\slap|pakli, 0/);
});

test('when it would observe, its last step tells why the game is over', async () => {
  const rest = page.getByRole('button', { name: /^Pihenek/ });
  await rest.tap();
  // The dream star, where there is one.
  const star = page.locator('.marking [data-star][tabindex="0"]').first();
  await step.or(star).first().waitFor();
  if (!(await step.isVisible())) {
    await star.tap();
    await page.locator('.acts .primary:not(.faded)').tap();
  }
  await step.waitFor();
  assert.match(await itsTurn(), /AS-7\.3/);
});

test('the end says so first, with its rule, and then how the points stood', async () => {
  await page.locator('section.over').waitFor();
  const { outcome, state } = await standing(phone, id);
  assert.equal(state.view.step.libraryEmpty, true);
  assert.equal(outcome.standings[1].rank, 1);
  const loss = page.locator('.loss');
  const told = await loss.innerText();
  assert.match(told, /Azonnali vereség/);
  assert.match(told, /paklija már üres/);
  assert.match(told, /pontoktól függetlenül/);
  assert.match(told, /AS-7\.3/);
  const [why, points] = [await loss.boundingBox(), await page.locator('section.over table').boundingBox()];
  assert.ok(why.y + why.height <= points.y, 'before the points');
  await assertAccessible(phone, 'the loss');
  await assertTouchable(phone, 'the loss');
  await loss.getByRole('button', { name: /AS-7\.3/ }).tap();
  await page.locator('dialog[open] article', { hasText: 'AS-7.3' }).waitFor();
  await page.keyboard.press('Escape');
});

test('in English as well', async () => {
  await settings(phone, { language: 'en' });
  await openTable(phone, id);
  assert.match(await page.locator('.loss').innerText(), /at once|immediate/i);
  await settings(phone);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

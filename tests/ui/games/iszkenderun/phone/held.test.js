// State held between two moves in Iskenderun: neither a sheet over it, nor turning the phone, nor a pause loses it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { back, comeTo, pause } from '../../../harness/table-navigation.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { refusals } from '../../../harness/table.js';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const address = () => phone.page.evaluate(() => location.hash);
const turn = (size) => phone.page.setViewportSize(size);
const held = () => phone.page.locator('.hand .chosen, .rows .chosen').count();
const untilHeld = (count) => until(async () => (await held()) === count, `${count} cards to be held`);

test('a sheet over a choice goes first', async () => {
  await comeTo(phone, 'is-4.7-passed-row');
  await phone.page.locator('.hand .lit').first().tap();
  await untilHeld(1);
  await phone.page.locator('.plate').first().tap();
  await phone.page.waitForSelector('dialog[open]');
  await back(phone);
  await phone.page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await held(), 1);
  await back(phone);
  await untilHeld(0);
  assert.match(await address(), /^#\/table\//);
});

test('turned, paused and loaded anew, what is held stays held', async () => {
  await comeTo(phone, 'is-4.7-passed-row');
  await phone.page.locator('.hand .lit').first().tap();
  await untilHeld(1);
  await turn(LYING);
  assert.equal(await held(), 1);
  await pause(phone);
  assert.equal(await held(), 1);
  await turn(UPRIGHT);
  await phone.page.reload();
  await phone.page.waitForSelector('.hand');
  await untilHeld(1);
  await back(phone);
  await untilHeld(0);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

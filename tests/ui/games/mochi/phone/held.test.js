// State held between two moves in Happy Mochi, and in its lessons: neither turning the phone nor a pause loses it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pause } from '../../../harness/table-navigation.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { refusals, sitDown, standing, visit } from '../../../harness/table.js';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const turn = (size) => phone.page.setViewportSize(size);
const held = () => phone.page.locator('.hand .chosen, .rows .chosen').count();
const untilHeld = (count) => until(async () => (await held()) === count, `${count} cards to be held`);

test('a pair of mochis stays chosen as well, until it is played', async () => {
  const id = await sitDown(phone, { seed: '11' });
  await phone.page.locator('.hand .lit').first().tap();
  await untilHeld(2);
  await turn(LYING);
  await pause(phone);
  await turn(UPRIGHT);
  await phone.page.reload();
  await phone.page.waitForSelector('.hand');
  await untilHeld(2);
  const before = await standing(phone, id);
  await phone.page.locator('.acts .primary:not(.faded)').tap();
  await until(async () => (await standing(phone, id)).revision > before.revision, 'the pair to be played');
  await untilHeld(0);
  await phone.page.reload();
  await phone.page.waitForSelector('.hand');
  assert.equal(await held(), 0, 'what is done is not chosen again');
});

test('a lesson goes on where it was', async () => {
  const [{ id }] = (await phone.invoke('tutorial', { game: 'mochi' })).lessons;
  await visit(phone, `#/learn/mochi/${id}`);
  await phone.page.waitForSelector('.task');
  await button('Tipp').tap();
  await phone.page.waitForSelector('.word.help');
  await phone.page.locator('.hand .lit').first().tap();
  await untilHeld(2);
  await turn(LYING);
  await pause(phone);
  assert.equal(await held(), 2);
  assert.equal(await phone.page.locator('.word.help').count(), 1);
  await turn(UPRIGHT);
  assert.equal(await held(), 2);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// What a game won looks like: some joy, and none of it moves for who doesn't want that.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { reach, refusals, settings, visit } from '../harness/table.js';

let phone;
let refused;
let id;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  const won = ({ outcome }) => outcome?.standings[0].rank === 1;
  id = await reach(phone, won, { bots: 1, target: '15', most: 300 });
});
after(() => phone?.close());

/** What moves at the end of the game just now. */
const moving = () =>
  phone.page.evaluate(() => document.querySelector('.joy').getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length);

test('who has won sees the table’s company, still where motion is off', async () => {
  await phone.page.locator('.over .joy .company svg').waitFor();
  assert.equal(await moving(), 0);
  const shown = await phone.page.$$eval('.joy .leaf', (leaves) => leaves.filter((leaf) => getComputedStyle(leaf).opacity !== '0').length);
  assert.equal(shown, 0, 'leaves that don’t move aren’t there');
  await assertAccessible(phone, 'a game won');
  await assertTouchable(phone, 'a game won');
});

test('with motion it comes up once and is over soon', async () => {
  await settings(phone, { reducedMotion: 'off' });
  await visit(phone, `#/table/${id}`);
  await phone.page.locator('.over .joy').waitFor();
  assert.ok((await moving()) > 0);
  await phone.page.waitForFunction(
    () => document.querySelector('.joy').getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished'),
    null,
    { timeout: 15_000 },
  );
  await settings(phone);
});

test('who has lost isn’t mocked', async () => {
  await reach(phone, ({ outcome }) => outcome?.standings[0].rank > 1, { bots: 1, target: '15', most: 300 });
  await phone.page.locator('section.over h2').waitFor();
  assert.equal(await phone.page.locator('.joy').count(), 0);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

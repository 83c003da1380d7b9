// The animation after a win, and its absence with reduced motion.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { reach, refusals, settings, standing, visit } from '../harness/table.js';

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

/** Returns the running animations at the end of the game. */
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

test('the company of mochis shouts', async () => {
  assert.equal(await phone.page.locator('.joy .shout').innerText(), 'Hurrá!');
});

test('one’s best and worst decision come without moving what stands there, and lead to their moments', async () => {
  await visit(phone, `#/table/${id}`);
  const [score, cards, acts] = ['.over .scores', '.decisions .card', '.over .acts'].map((place) => phone.page.locator(place).first());
  await cards.waitFor();
  await phone.page.locator('.rating[aria-busy="false"]').waitFor();
  const places = async () => Promise.all([score, cards, acts].map(async (place) => (await place.boundingBox()).y));
  const before = await places();
  await phone.page.locator('.decisions[aria-busy="false"]').waitFor({ timeout: 60_000 });
  assert.deepEqual(await places(), before);
  await assertAccessible(phone, 'what was decided best and worst');
  await assertTouchable(phone, 'what was decided best and worst');
  const card = phone.page.locator('.decisions button.card').first();
  const [, ply] = /(\d+)\.\sdöntés/.exec(await card.innerText());
  await card.tap();
  await phone.page.locator('.look').waitFor();
  assert.equal(new URL(phone.page.url()).hash, `#/replay/${id}/${Number(ply) - 1}`);
  const { plies } = await standing(phone, id);
  await phone.page.getByText(`${Number(ply) - 1}\u00a0/\u00a0${plies}`).first().waitFor();
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

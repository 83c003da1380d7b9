// The reaction queue by touch: a spell neutralised, the neutraliser neutralised, a temporary cost left unpaid, and a
// kill with a full queue.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '../../../harness/accessible.js';
import { openedPhone, restarted } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { standing, visit } from '../../../harness/table.js';
import { sitDownAt } from '../scene.js';

let { phone, refused } = await openedPhone();

const OWN = '.half:not(.theirs)';
const inHand = (card) => phone.page.locator(`.hand [data-inspect="${card}"].lit`);
const inQueue = () => phone.page.locator('.queue li:not(.announced)').count();
const pay = () => phone.page.locator('.acts .primary');

/** Waits for events of a kind, and returns them. */
const untilTold = (id, kind) =>
  until(async () => {
    const { log } = await standing(phone, id);
    const told = log.flatMap(({ event }) => (event?.event.kind === kind ? [event.event] : []));
    return told.length > 0 && told;
  }, kind);

/** Reacts with a card that can answer what is in the queue, without paying for it yet. */
async function announce(card) {
  await inHand(card).first().tap();
  await phone.page.waitForSelector('.queue li.announced');
}

/** Answers what is in the queue with a card, and pays for it. */
async function answer(card) {
  await announce(card);
  await pay().tap();
}

test('a spell is neutralised by a creature, which then lies in the reserve', async () => {
  const id = await sitDownAt(phone, 'du-example-3', 2);
  assert.equal(await inQueue(), 1);
  await answer('viznezo');
  const [prevented] = await untilTold(id, 'prevented');
  assert.equal(prevented.origin.card, 'benott-osvenyek');
  await phone.page.locator(`${OWN} [data-inspect="viznezo"]`).waitFor();
  assert.equal(await phone.page.locator('.theirs [data-inspect="sarj"]').count(), 0, 'no tokens came of the spell');
});

test('a neutraliser is neutralised, and the first spell happens after all', async () => {
  const id = await sitDownAt(phone, 'du-4.3-last-to-first', 5);
  assert.equal(await inQueue(), 2);
  await answer('visszhang-a-vizen');
  const [prevented] = await untilTold(id, 'prevented');
  assert.equal(prevented.origin.card, 'viznezo');
  await phone.page.locator(`${OWN} [data-inspect="sarj"]`).first().waitFor();
  assert.equal(await phone.page.locator('.theirs [data-inspect="viznezo"]').count(), 0, 'what was prevented did not come');
});

test('who leaves a temporary cost unpaid loses the card', async () => {
  const id = await sitDownAt(phone, 'du-example-6-b', 0);
  const { page } = phone;
  const card = page.locator(`${OWN} [data-inspect="zuzmara"]`);
  await card.waitFor();
  await phone.screenshot('parbaj-temporary-cost');
  await assertAccessible(phone, 'a temporary cost is due');
  const refuse = page.locator('.acts .main .button:not(.primary)');
  await refuse.tap();
  await untilTold(id, 'temporaryUnpaid');
  await card.waitFor({ state: 'detached' });
  const { state } = await standing(phone, id);
  assert.deepEqual(state.view.sides[state.view.seat].discard, ['zuzmara']);
});

test('killed with the queue full, the app opens where it was, and the queue is answered', async () => {
  const id = await sitDownAt(phone, 'du-4.3-last-to-first', 5);
  await announce('visszhang-a-vizen');
  const left = await standing(phone, id);
  assert.equal(left.state.view.queue.length, 2);
  assert.ok(left.state.view.announced, 'a third is announced');
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);

  ({ phone, refused } = await restarted(phone));
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.queue li.announced');
  assert.equal(await inQueue(), 2);
  const found = await standing(phone, id);
  assert.deepEqual({ ...found, logFrom: 0 }, { ...left, logFrom: 0 });
  await pay().tap();
  const [prevented] = await untilTold(id, 'prevented');
  assert.equal(prevented.origin.card, 'viznezo');
  await until(async () => (await inQueue()) === 0, 'the queue to be done with');
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

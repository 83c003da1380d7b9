// Unintended touches: repeated, two at once, held, or dragged.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Fingers, hold, middle, tapTwice } from '../../../harness/fingers.js';
import { Phone } from '../../../harness/phone.js';
import { myTurn, refusals, sitDown, standing } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });

test('touched twice, the button to draw opens the piles and draws from none', async () => {
  const id = await sitDown(phone, { seed: '11' });
  const { revision } = await myTurn(phone, id);
  const { width } = await button('Húzás').boundingBox();
  await tapTwice(phone, button('Húzás'), width / 2 - 8);
  await button('Pakli').waitFor();
  await phone.page.waitForTimeout(400);
  assert.equal((await standing(phone, id)).revision, revision);
  // A touch after a pause counts.
  await button('Pakli').tap();
  await phone.page.waitForSelector('.hand .gap');
});

test('a second finger plays nothing', async () => {
  const id = await sitDown(phone, { seed: '11' });
  const { revision } = await myTurn(phone, id);
  await phone.page.locator('.hand .lit').first().tap();
  await phone.page.waitForSelector('.acts .primary:not(.faded)');
  const fingers = await Fingers.of(phone);
  await fingers.down(await middle(phone.page.locator('.seats')), await middle(phone.page.locator('.acts .primary')));
  await fingers.up();
  assert.equal((await standing(phone, id)).revision, revision);
});

test('a finger that slips off a button does not press it', async () => {
  const id = await sitDown(phone, { seed: '11' });
  const { revision } = await myTurn(phone, id);
  await phone.page.locator('.hand .lit').first().tap();
  const play = phone.page.locator('.acts .primary:not(.faded)');
  await play.waitFor();
  const fingers = await Fingers.of(phone);
  const [x, y] = await middle(play);
  await fingers.down([x, y]);
  await fingers.move([x, y - 160]);
  await fingers.up();
  assert.equal((await standing(phone, id)).revision, revision);
});

test('a held card shows its sheet, is not chosen by it, and no word gets selected', async () => {
  await sitDown(phone, { seed: '11' });
  await hold(phone, phone.page.locator('.hand .lit').first());
  await phone.page.waitForSelector('dialog[open]');
  await phone.page.waitForTimeout(350);
  assert.equal(await phone.page.locator('.hand .chosen').count(), 0);
  await button('Bezárás').tap();
  await phone.page.waitForSelector('dialog', { state: 'detached' });
  await hold(phone, phone.page.locator('.ask'));
  assert.equal(await phone.page.evaluate(() => getSelection()?.toString()), '');
});

test('a button that is only drawn tells a held finger what it is, and does nothing', async () => {
  await sitDown(phone, { seed: '11' });
  const name = phone.page.locator('.held-name');
  await hold(phone, button('Napló és szabályok'));
  assert.equal(await name.innerText(), 'Napló és szabályok');
  await phone.page.waitForTimeout(350);
  assert.equal(await phone.page.locator('dialog[open]').count(), 0);
  await name.waitFor({ state: 'detached' });
  // Over a sheet too; and a normal touch has its usual effect.
  await button('Napló és szabályok').tap();
  await phone.page.waitForSelector('dialog[open]');
  // An element that appears under the finger is blocked for a moment.
  await phone.page.waitForTimeout(600);
  await hold(phone, button('Bezárás'));
  assert.ok(await name.evaluate((it) => it.closest(':popover-open') !== null));
  await phone.page.waitForTimeout(350);
  await button('Bezárás').tap();
  await phone.page.waitForSelector('dialog', { state: 'detached' });
});

test('pulled down, the page stays where it is', async () => {
  await sitDown(phone, { seed: '11' });
  const fingers = await Fingers.of(phone);
  const [x, y] = await middle(phone.page.locator('.seats'));
  await fingers.down([x, y]);
  await fingers.move([x, y + 300]);
  await fingers.up();
  assert.equal(await phone.page.evaluate(() => scrollY), 0);
  const kept = await phone.page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
  assert.equal(kept, 'none');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// Whatever is touched and isn't allowed says why, with the rule to read.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../harness/phone.js';
import { reach, refusals } from '../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const faded = '.hand .slot:not(.lit)';

test('a card that fits nowhere names the rule against it', async () => {
  const unplayable = ({ state: { view, moves } }) =>
    view.step.kind === 'action' &&
    view.hand.some((_, at) => !moves.some(({ kind, left }) => kind === 'playPair' && (left === at || left === at - 1)));
  await reach(phone, unplayable, { wishes: [{ kind: 'draw', from: { kind: 'deck' } }] });
  await phone.page.locator(faded).first().tap();
  const toast = phone.page.locator('.toast');
  await toast.waitFor();
  assert.match(await toast.innerText(), /MO-3\.[1-5]/);
  assert.ok((await toast.locator('p').first().innerText()).length > 20, 'a sentence');
});

test('the rule opens from there, leads on to others and back', async () => {
  const { page } = phone;
  await page.locator('.toast button', { hasText: 'MO-3.' }).first().tap();
  const sheet = page.locator('dialog[open]');
  await sheet.waitFor();
  const id = () => sheet.locator('.tag').first().innerText();
  const title = await sheet.locator('h2').innerText();
  const first = await id();
  assert.match(first, /^MO-3\.\d$/);
  const link = sheet.locator('article p button, article li button').first();
  await link.tap();
  await page.waitForFunction((first) => document.querySelector('dialog[open] .tag').innerText !== first, first);
  await sheet.locator('.head button').tap();
  await page.waitForFunction((first) => document.querySelector('dialog[open] .tag').innerText === first, first);
  assert.equal(await sheet.locator('h2').innerText(), title);
});

test('the way back of the phone closes the sheet, not the table', async () => {
  await phone.page.goBack();
  await phone.page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.ok(await phone.page.locator('.hand').isVisible());
});

test('the same cards stay refused when the button is pressed', async () => {
  const close = phone.page.locator('.toast .close');
  if (await close.isVisible()) await close.tap();
  // It looks unavailable, and yet answers.
  await phone.page.locator('.acts .primary').tap({ force: true });
  await phone.page.locator('.toast').waitFor();
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// The UI opens in a phone's browser over the app's real commands.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertNoWider } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';

let phone;
before(async () => {
  phone = await Phone.open();
  await phone.start();
});
after(() => phone?.close());

test('the first screen stands, in the language of the phone', async () => {
  await phone.page.waitForFunction(() => document.querySelector('#app')?.textContent.trim() !== '');
  assert.equal(await phone.page.getAttribute('html', 'lang'), 'hu');
  await phone.screenshot('phone-first-screen');
});

test('nothing is wider than the screen', async () => {
  await assertNoWider(phone, 'the first screen');
});

test('commands answer, also while others wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => phone.invoke('app_visible', { visible: true })),
  );
  assert.deepEqual(answers, Array(20).fill(null));
  await assert.rejects(phone.invoke('no_such_command'));
});

test('nothing went wrong unseen', () => {
  const expected = /status of 400/; // the refused command above
  assert.deepEqual(phone.faults.filter((fault) => !expected.test(fault)), []);
});

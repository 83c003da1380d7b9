// The app opened a second time over the same tables: it says so, and is read-only.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { scratchDirectory } from '../harness/places.js';
import { Phone } from '../harness/phone.js';
import { handShown, lay, myTurn, refusals, settings } from '../harness/table.js';

let first;
let second;
let refused;
let id;
before(async () => {
  const data = scratchDirectory('shared-data');
  first = await Phone.open({ data });
  await settings(first);
  id = await lay(first, { seed: '6' });
  await myTurn(first, id);
  second = await Phone.open({ data });
  refused = refusals(second);
});
after(async () => {
  await second?.close();
  await first?.close();
});

const button = (name) => second.page.getByRole('button', { name, exact: true });

test('the second one offers to quit or to look on', async () => {
  await second.start();
  await second.page.getByRole('heading', { name: 'Az Asztaltárs már nyitva van' }).waitFor();
  assert.ok(await button('Kilépés').isVisible());
  await second.screenshot('phone-light-open-twice');
  await button('Csak nézem').tap();
  await second.page.locator('.notice').waitFor();
});

test('looking on, a table can be seen and its rules read, but not played', async () => {
  await button('Folytatás').tap();
  await second.page.locator('.hand .lit').first().waitFor();
  const hand = await handShown(second);
  await button('Húzás').tap();
  await button('Pakli').tap();
  await second.page.locator('.toast').getByText('Most semmit sem lehet elmenteni').waitFor();
  assert.deepEqual(await handShown(second), hand);
  await second.page.locator('.felt button', { hasText: 'MO-' }).last().tap();
  await second.page.locator('dialog[open] article').waitFor();
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('readOnly'), []);
  assert.deepEqual(refused.otherFaults(), []);
  assert.deepEqual(first.faults, []);
});

// A line drawn on a card: Back closes the card like Escape, and the line stays on it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { back, comeToTable } from '../../../harness/table-navigation.js';
import { Phone } from '../../../harness/phone.js';
import { layShort, myTurn, refusals, settings } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const drawn = () => phone.page.locator("[data-star][aria-pressed='true']").count();

for (const [name, leave] of [
  ['Escape', () => phone.page.keyboard.press('Escape')],
  ['Back', () => back(phone)],
]) {
  test(`${name} puts a card away and leaves the line that was drawn on it`, async () => {
    const id = await layShort(phone, 'astra');
    await myTurn(phone, id);
    await comeToTable(phone, id);
    const card = phone.page.locator('.quarter .card').first();
    await card.tap();
    // On a card without marks the first star becomes its starting star.
    await phone.page.locator('[data-star]', { hasText: 'kezdőcsillag' }).press('Enter');
    await phone.page.locator("[data-star][aria-pressed='true']").waitFor();
    await leave();
    await card.waitFor();
    assert.match(await phone.page.evaluate(() => location.hash), /^#\/table\//);
    await card.tap();
    await phone.page.locator("[data-star][aria-pressed='true']").waitFor();
    assert.equal(await drawn(), 1);
    await leave();
    await card.waitFor();
    await back(phone);
    await phone.page.waitForSelector('.tile');
  });
}

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

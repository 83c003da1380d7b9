// The lens on Párbaj's card sheet: each part of a text is marked by symbol, line and word, and links to its rule.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable } from '../../../harness/accessible.js';
import { PHONE, Phone } from '../../../harness/phone.js';
import { settings } from '../../../harness/table.js';
import { sitDownAt } from '../scene.js';

const CROWD = 'du-5.1-a-crowd-and-one-sapling';
const WORDS = ['Feltétel', 'Magyarázat', 'Hátrány', 'Képesség', 'Varázslat-hatás'];

/** Opens the sheet of a card in play. */
async function look({ page }, card) {
  await page.locator(`[data-permanent][data-inspect="${card}"]`).first().click({ button: 'right' });
  await page.waitForSelector('dialog[open] .part');
}

for (const colorScheme of ['light', 'dark']) {
  test(`a part of a text names its category and leads to its rule: ${colorScheme}`, async () => {
    const phone = await Phone.open({ device: PHONE, colorScheme });
    try {
      await settings(phone);
      await sitDownAt(phone, CROWD);
      await look(phone, 'lombor');
      const { page } = phone;
      const sheet = page.locator('dialog[open]').last();
      const part = sheet.locator('.part').first();
      assert.ok(WORDS.includes(await part.locator('.label > span').first().textContent()));
      assert.equal(await sheet.locator('.legend li').count(), WORDS.length);
      await phone.screenshot(`parbaj-lens-${colorScheme}`);
      await assertAccessible(phone, 'the lens');
      await assertTouchable(phone, 'the lens');
      await assertNoWider(phone, 'the lens');

      // Touches the words themselves, not the rule's number.
      const rule = await part.locator('.label .rule').textContent();
      const { x, y } = await part.locator('.marked').boundingBox();
      await page.touchscreen.tap(x + 4, y + 8);
      await page.locator('dialog[open]', { hasText: rule }).nth(1).waitFor();
    } finally {
      await phone.close();
    }
  });
}

test('the lens can be put away, and stays so', async () => {
  const phone = await Phone.open();
  try {
    await settings(phone);
    const id = await sitDownAt(phone, CROWD);
    await look(phone, 'lombor');
    const { page } = phone;
    await page.getByRole('switch', { name: 'Nagyító' }).locator('xpath=..').tap();
    await page.waitForSelector('dialog[open] .part', { state: 'detached' });
    assert.ok((await page.locator('dialog[open] .plain').count()) > 1);
    await page.reload();
    await page.waitForSelector('.table .hand');
    await page.locator('[data-permanent][data-inspect="lombor"]').first().click({ button: 'right' });
    await page.waitForSelector('dialog[open] .plain');
    assert.equal(await page.locator('dialog[open] .part').count(), 0, id);
    await assertAccessible(phone, 'a sheet without the lens');
  } finally {
    await phone.close();
  }
});

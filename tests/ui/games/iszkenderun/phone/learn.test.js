// The last lesson of Iskenderun on a low phone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, Phone } from '../../../harness/phone.js';
import { settings, visit } from '../../../harness/table.js';

test('on a low phone one reads first, and then has everything in sight; the end of a round is told', async () => {
  const viewport = { width: 360, height: 640 };
  const low = await Phone.open({ device: { ...PHONE, viewport } });
  const { page } = low;
  try {
    await settings(low);
    await visit(low, '#/learn/iszkenderun/is-learn-9-pass');
    const understood = page.getByRole('button', { name: 'Értem', exact: true });
    const fits = () => page.locator('main').evaluate((main) => main.scrollHeight <= main.clientHeight);
    await understood.waitFor();
    assert.ok(await page.locator('.told .goal').isVisible() && (await fits()));
    await understood.tap();
    await page.waitForSelector('.acts');
    const { y, height } = await page.locator('.acts').boundingBox();
    assert.ok((await fits()) && y + height <= viewport.height);
    await page.keyboard.press('p');
    await page.locator('.acts .primary').tap();
    await page.locator('dialog[open] .button.primary').tap();
    await page.locator('.told .word.reached').waitFor();
    await page.getByRole('button', { name: 'Befejezés', exact: true }).waitFor();
  } finally {
    await low.close();
  }
});

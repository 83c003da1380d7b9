// Scenes and lessons of every table for everybody: names, contrast and targets in both themes, lying down, and text at twice its size.

import assert from 'node:assert/strict';
import { testAccess, testWidths } from '../harness/accessible.js';
import { readFirst, settings, visit } from '../harness/table.js';
import { TAUGHT } from '../harness/tables.js';

/** A scenario of each table, and its lessons, by name. */
async function walk(phone, look) {
  const { page } = phone;
  const button = (name) => page.getByRole('button', { name, exact: true });
  await settings(phone);
  for (const game of TAUGHT) {
    const { lessons } = await phone.invoke('tutorial', { game });
    const [{ id }] = lessons;
    await visit(phone, `#/show/${id}`);
    await page.locator('.told .now').waitFor();
    await look(`${game}: how it stands`);
    await button('Tovább').click();
    await page.locator('.told .steps').filter({ hasText: /^2\s/ }).waitFor();
    // Rules named side by side in one line are links in a text, as high and as far apart as its words.
    await look(`${game}: the next picture`, { links: true });
    await visit(phone, `#/learn/${game}`);
    await page.locator('ol li').first().waitFor();
    await look(`${game}: the lessons`);
    await visit(phone, `#/learn/${game}/${id}`);
    await page.locator('.told .goal').waitFor();
    await look(`${game}: a lesson`);
    // A key is heard once the table is there.
    await readFirst(phone);
    await page.locator('.acts').waitFor();
    await page.keyboard.press('t');
    await page.locator('.told .help').waitFor();
    await look(`${game}: help`);
  }
  assert.deepEqual(phone.faults.filter((fault) => !/status of 400/.test(fault)), []);
}

testAccess(walk);
testWidths(walk);

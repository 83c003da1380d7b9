// Accessibility of scenes and lessons of every game: names, contrast and touch targets in both themes, landscape, and
// text at twice its size.

import assert from 'node:assert/strict';
import { testAccess, testWidths } from '../harness/accessible.js';
import { readFirst, settings, visit } from '../harness/table.js';
import { TAUGHT } from '../harness/games.js';

/** A scenario of each game, and its lessons, by name. */
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
    // Rules named side by side in one line are links in a text, with its line height and word spacing.
    await look(`${game}: the next picture`, { links: true });
    await visit(phone, `#/learn/${game}`);
    await page.locator('ol li').first().waitFor();
    await look(`${game}: the lessons`);
    await visit(phone, `#/learn/${game}/${id}`);
    await page.locator('.told .goal').waitFor();
    await look(`${game}: a lesson`);
    // Keys only work once the table is there.
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

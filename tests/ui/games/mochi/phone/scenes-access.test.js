// Accessibility of scenes and lessons of Happy Mochi: names, contrast and touch targets in both themes, landscape, and
// text at twice its size.

import assert from 'node:assert/strict';
import { testAccess, testWidths } from '../../../harness/accessible.js';
import { settings, visit } from '../../../harness/table.js';

const LESSON = 'mo-learn-1-greater';

/** Every screen there is, by name. */
async function walk(phone, look, { large = false } = {}) {
  const { page } = phone;
  const button = (name) => page.getByRole('button', { name, exact: true });
  await settings(phone);
  await visit(phone, '#/show/mo-3.4-both-are-told');
  await page.locator('.hand').waitFor();
  await look('how it stands');
  await button('Tovább').click();
  await page.locator('.told .now .tried').waitFor();
  await look('what was tried');
  if (await button('Napló és szabályok').isVisible()) {
    await page.keyboard.press('n');
    await page.locator('dialog[open] [role="tabpanel"]').waitFor();
    await look('the log');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await page.locator('dialog[open] li .id').first().waitFor();
    await look('the rules of the table');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  } else {
    await page.getByRole('tab', { name: 'Szabályok most' }).click();
    await page.locator('li .id').first().click();
    await page.locator('aside article').waitFor();
    await look('a rule beside the table');
  }
  await visit(phone, '#/show/mo-9.9-nothing');
  await button('Szabálykönyv').waitFor();
  await look('no such scene');

  await visit(phone, '#/learn/mochi');
  await page.locator('ol li').first().waitFor();
  await look('the lessons');
  await visit(phone, `#/learn/mochi/${LESSON}`);
  await page.locator('.told .goal').waitFor();
  await look('a lesson');
  // With large letters the text comes first, and play after.
  if (large) await button('Értem').click();
  await button('Tipp').click();
  await page.locator('.told .help').waitFor();
  await look('help');
  await button('Húzás').click();
  await page.locator('.felt .deck.lit').click();
  await page.locator('.told .astray').waitFor();
  await look('astray');
  await page.locator('.hand .slot').first().click();
  await page.locator('.toast').waitFor();
  await look('refused');
  await page.locator('.toast .close').click();
  await page.locator('.hand .slot.lit').last().click();
  await page.locator('.acts .primary').click();
  await page.locator('.told .reached').waitFor();
  await look('done');
  assert.deepEqual(phone.faults.filter((fault) => !/status of 400/.test(fault)), []);
}

testAccess(walk);
testWidths(walk);

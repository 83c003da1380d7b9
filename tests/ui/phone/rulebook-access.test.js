// Accessibility of the rulebook: names, contrast and touch targets in both themes, and text at twice its size.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNoWider, enlarge, testAccess } from '../harness/accessible.js';
import { LYING_PHONE, PHONE, Phone } from '../harness/phone.js';
import { settings, visit } from '../harness/table.js';
import { GAMES, TAUGHT } from '../harness/games.js';

/** Every screen of the rulebook, by name. */
async function walk(phone, look) {
  const { page } = phone;
  await settings(phone);
  await phone.invoke('bookmark_set', { id: 'MO-4.4', on: true });
  await visit(phone, '#/');
  await look('home');
  for (const game of GAMES) {
    await visit(phone, `#/new/${game}`);
    await page.locator('fieldset').first().waitFor();
    if (TAUGHT.includes(game)) await page.getByRole('button', { name: 'Megtanulom' }).waitFor();
    await look(`new table: ${game}`);
  }
  await page.locator('.rule:visible').first().click();
  await page.locator('dialog[open] article').waitFor();
  await look('a rule in a sheet');
  await visit(phone, '#/book');
  await page.locator('summary').nth(3).click();
  await page.locator('details[open] [data-rule]').first().waitFor();
  await look('the contents');
  await page.getByRole('radio', { name: 'Tárgymutató' }).click();
  await page.locator('nav h3').first().waitFor();
  await look('the index');
  await page.getByRole('searchbox').fill('tartalék');
  await page.locator('mark').first().waitFor();
  await look('the answers');
  await page.getByRole('searchbox').fill('xyzzyxyzzy');
  await page.getByText('Erre nincs találat').waitFor();
  await look('no answer');
  await visit(phone, '#/rule/MO-5.5');
  await page.locator('article .see').waitFor();
  await look('a rule');
  await visit(phone, '#/rule/MO-9.9');
  await page.getByRole('heading', { name: 'Nincs ilyen szabály' }).waitFor();
  await look('no such rule');
  assert.deepEqual(phone.faults, []);
}

testAccess(walk);

/** Runs in the page: returns what reaches beyond the side of the screen, or of a box that clips it. */
function cutOff() {
  const top = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const words = [...top.querySelectorAll('h1, h2, h3, p, a, b, button, summary, span, label, li')]
    // A tile's drawing reaches over its edge on purpose.
    .filter((it) => it.checkVisibility() && !it.matches('.tile') && !it.closest('svg, .unseen, .art') && it.textContent.trim() !== '');
  return words
    .filter((it) => {
      const { left, right } = it.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1 || (getComputedStyle(it).overflow === 'hidden' && it.scrollWidth > it.clientWidth + 1);
    })
    .map((it) => `${it.tagName}.${it.className}: ${it.textContent.trim().slice(0, 40)}`);
}

for (const [name, device] of [
  ['upright', PHONE],
  ['lying', LYING_PHONE],
]) {
  test(`at twice the size of text nothing is cut off on a phone ${name}`, async () => {
    const phone = await Phone.open({ device });
    try {
      await walk(phone, async (screen) => {
        await enlarge(phone, '200%');
        assert.deepEqual(await phone.page.evaluate(cutOff), [], screen);
        await assertNoWider(phone, screen);
      });
    } finally {
      await phone.close();
    }
  });
}

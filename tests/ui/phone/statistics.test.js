// The result of a game on the statistics page, for every game, and resetting it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { withPhone } from '../harness/shared-device.js';
import { DESKTOP, PHONE } from '../harness/phone.js';
import { played } from '../harness/finished-games.js';
import { layShort, playOut, settings, visit } from '../harness/table.js';
import { EXAMPLE, GAMES } from '../harness/games.js';

const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };

const { data: three } = await played();

test('who has played nothing yet is invited to every table', () =>
  withPhone({}, async (phone) => {
    const { page } = phone;
    await settings(phone);
    const led = [];
    for (const at of GAMES.keys()) {
      await visit(phone, '#/statistics');
      await page.getByRole('heading', { name: 'Itt még minden előtted áll' }).waitFor();
      const ways = page.getByRole('button', { name: /: új asztal$/ });
      assert.equal(await ways.count(), GAMES.length);
      await ways.nth(at).tap();
      await page.waitForURL(/#\/new\/\w+$/);
      led.push(page.url().split('/').pop());
    }
    assert.deepEqual(led.toSorted(), GAMES.toSorted());
  }));

test('a game played to its end is found in the statistics, reset and brought back', () =>
  withPhone({}, async (phone) => {
    const { page } = phone;
    await settings(phone);
    const id = await layShort(phone, EXAMPLE);
    const { outcome } = await playOut(phone, id);
    const won = outcome.standings[0].rank === 1 ? '1' : '0';
    const open = async () => {
      await visit(phone, '#/statistics');
      await page.waitForSelector(`section[data-game="${EXAMPLE}"] article`);
    };
    const figures = async () => (await page.$$eval('article dl dd:not(.soft)', (all) => all.map((one) => one.textContent))).slice(0, 3);
    const told = ['1', won, won];
    await open();
    assert.equal(await page.locator('article').count(), 1);
    assert.deepEqual(await figures(), told);
    await page.getByText('Játszmák egyenként').tap();
    assert.equal(await page.locator('article tbody tr').count(), 1);
    // The table may be deleted; its statistics stay.
    await phone.invoke('table_leave', { id });
    await phone.invoke('table_delete', { id });
    await open();
    assert.deepEqual(await figures(), told);
    await page.getByRole('button', { name: /^Nullázás: / }).tap();
    await page.waitForSelector('.invite');
    await page.getByRole('button', { name: 'Visszavonás' }).tap();
    await page.waitForSelector('article');
    assert.deepEqual(await figures(), told);
  }));

for (const [name, options] of Object.entries({
  'on a phone': { colorScheme: 'light' },
  'on a small phone, dark, in English': { device: SMALL, colorScheme: 'dark', locale: 'en-GB' },
  'in a window': { device: { ...DESKTOP, hasTouch: true }, colorScheme: 'dark' },
})) {
  test(`several games of each table make charts that everybody can read, ${name}`, () =>
    withPhone({ data: three, ...options }, async (phone) => {
      const { page } = phone;
      await visit(phone, '#/statistics');
      await page.waitForSelector('article svg circle');
      for (const game of GAMES) {
        assert.equal(await page.locator(`section[data-game="${game}"] article figure circle`).count(), 3, game);
      }
      await phone.screenshot(`statistics-${name.replaceAll(/\W+/g, '-')}`);
      for (const chart of await page.locator('figure').getByRole('img').all()) assert.match(await chart.getAttribute('aria-label'), /3/);
      const [content, wide] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(content <= wide, `${content} px of content on ${wide} px`);
      await assertAccessible(phone, 'statistics');
      await assertTouchable(phone, 'statistics');
      for (const one of await page.locator('summary').all()) await one.tap();
      await assertAccessible(phone, 'statistics, one by one');
      await visit(phone, '#/settings');
      await assertAccessible(phone, 'settings');
      await assertTouchable(phone, 'settings');
    }));
}


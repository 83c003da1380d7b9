// Every screen, on a phone and in a desktop window, light and dark: left in target/screenshots to be looked at, and
// checked for what keeps people out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable } from '../harness/accessible.js';
import { DESKTOP, PHONE, Phone } from '../harness/phone.js';
import { lay, layShort, myTurn, playOut, settings, visit } from '../harness/table.js';
import { EXAMPLE, own, TABLES } from '../harness/tables.js';

const devices = { phone: PHONE, desktop: { ...DESKTOP, hasTouch: true } };

for (const [name, device] of Object.entries(devices)) {
  for (const colorScheme of ['light', 'dark']) {
    test(`${name}, ${colorScheme}`, async () => {
      const phone = await Phone.open({ device, colorScheme });
      try {
        await walk(phone, `${name}-${colorScheme}`);
        assert.deepEqual(phone.faults.filter((fault) => !/status of 400/.test(fault)), []);
      } finally {
        await phone.close();
      }
    });
  }
}

/** Through all screens, with a picture of each. */
async function walk(phone, prefix) {
  const { page } = phone;
  const picture = async (screen) => {
    await page.evaluate(() => document.fonts.ready);
    // Sheets rise for a moment.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    await phone.screenshot(`${prefix}-${screen}`);
    await assertNoWider(phone, screen);
    await assertAccessible(phone, screen);
    if (prefix.startsWith('phone')) await assertTouchable(phone, screen);
  };
  const button = (label) => page.getByRole('button', { name: label, exact: true });
  const escape = async () => {
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };

  await page.waitForSelector('.tile');
  await picture('first-start');
  await page.locator(`.tile[data-table="${EXAMPLE}"] .new`).tap();
  await page.waitForSelector('fieldset');
  await picture('new-table');

  await settings(phone);
  for (const game of TABLES) {
    await visit(phone, `#/new/${game}`);
    await page.waitForSelector('fieldset');
    await picture(`${game}-new`);
    const id = await layShort(phone, game);
    await myTurn(phone, id);
    await visit(phone, `#/table/${id}`);
    await page.waitForSelector('.acts .hint');
    await picture(`${game}-laid`);
    const { screens } = (await own(game, 'screens.js')) ?? {};
    await screens?.(phone, { picture: (screen) => picture(`${game}-${screen}`), button, escape });
    const ended = await layShort(phone, game);
    await playOut(phone, ended);
    await visit(phone, `#/table/${ended}`);
    await page.waitForSelector('section.over');
    await picture(`${game}-over`);
    await phone.invoke('table_leave', { id: ended });
  }
  await lay(phone);
  await visit(phone, '#/');
  await page.waitForSelector('.continue');
  await picture('home');
  await visit(phone, '#/saved');
  await page.waitForSelector('li[data-id]');
  await picture('saved');
  await visit(phone, '#/open');
  await picture('open');
  await visit(phone, '#/settings');
  await picture('settings');
}

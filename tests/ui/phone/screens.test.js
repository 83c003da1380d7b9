// Every screen, on a phone and in a desktop window, light and dark: checked for accessibility, and saved in
// target/screenshots if the file is run by itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable, inTheOtherTheme, standsStill } from '../harness/accessible.js';
import { DESKTOP, PHONE, Phone } from '../harness/phone.js';
import { played } from '../harness/finished-games.js';
import { lay, layShort, myTurn, settings, visit } from '../harness/table.js';
import { EXAMPLE, own, GAMES } from '../harness/games.js';

const devices = { phone: PHONE, desktop: { ...DESKTOP, hasTouch: true } };

for (const [name, device] of Object.entries(devices)) {
  /**
   * Goes through screens in the light theme and calls `look(screen)` at each, which takes screenshots in both themes.
   */
  const walk = (title, options, through) =>
    test(`${name}, light and dark: ${title}`, async () => {
      const phone = await Phone.open({ device, colorScheme: 'light', ...(await options()) });
      try {
        await through(phone, (screen) => look(phone, name, screen));
        assert.deepEqual(phone.faults.filter((fault) => !/status of 400/.test(fault)), []);
      } finally {
        await phone.close();
      }
    });

  walk('the first start', () => ({}), async (phone, picture) => {
    const { page } = phone;
    await phone.start();
    await page.waitForSelector('.tile');
    await picture('first-start');
    await page.locator(`.tile[data-game="${EXAMPLE}"] .new`).tap();
    await page.waitForSelector('fieldset');
    await picture('new-table');
  });

  for (const game of GAMES) {
    let over;
    const withGames = async () => {
      const { data, over: ended } = await played();
      [over] = ended[game];
      return { data };
    };
    walk(game, withGames, async (phone, picture) => {
      const { page } = phone;
      await settings(phone);
      await visit(phone, `#/new/${game}`);
      await page.waitForSelector('fieldset');
      await picture(`${game}-new`);
      const id = await layShort(phone, game);
      await myTurn(phone, id);
      await visit(phone, `#/table/${id}`);
      await page.waitForSelector('.acts .hint');
      await picture(`${game}-laid`);
      const { screens } = (await own(game, 'screens.js')) ?? {};
      const button = (label) => page.getByRole('button', { name: label, exact: true });
      const escape = async () => {
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      };
      await screens?.(phone, { picture: (screen) => picture(`${game}-${screen}`), button, escape });
      await visit(phone, `#/table/${over}`);
      await page.waitForSelector('section.over');
      await picture(`${game}-over`);
    });
  }

  const withData = async () => ({ data: (await played()).data });
  walk('home and what is kept', withData, async (phone, picture) => {
    const { page } = phone;
    await settings(phone);
    for (const game of GAMES) await layShort(phone, game);
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
  });
}

/** Takes screenshots of the screen in both themes, and checks its accessibility. */
async function look(phone, device, screen) {
  const { page } = phone;
  await page.evaluate(() => document.fonts.ready);
  // Sheets are animated for a moment.
  await standsStill(page);
  await phone.screenshot(`${device}-light-${screen}`);
  await inTheOtherTheme(phone, screen, () => phone.screenshot(`${device}-dark-${screen}`));
  await assertNoWider(phone, screen);
  await assertAccessible(phone, screen);
  // Done last, because it scrolls the page.
  if (device === 'phone') await assertTouchable(phone, screen);
}

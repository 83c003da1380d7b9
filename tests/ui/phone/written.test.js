// On every screen and at every size, text is large enough and fully visible.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNoWider, assertTouchable, assertWritten } from '../harness/accessible.js';
import { PHONE, Phone } from '../harness/phone.js';
import { played } from '../harness/finished-games.js';
import { layShort, myTurn, settings, visit } from '../harness/table.js';
import { GAMES } from '../harness/games.js';

const touched = (width, height) => ({ ...PHONE, deviceScaleFactor: 1, viewport: { width, height } });
const DEVICES = {
  '360 × 640': touched(360, 640),
  '375 × 667': touched(375, 667),
  '412 × 732': touched(412, 732),
  '844 × 390': touched(844, 390),
  '1024 × 600': { viewport: { width: 1024, height: 600 } },
};
/** Pages that need no table. */
const PAGES = ['#/', '#/saved', '#/open', '#/settings', '#/statistics', '#/pads', '#/about', '#/others', '#/book', ...GAMES.flatMap((game) => [`#/new/${game}`, `#/learn/${game}`, `#/book/${game}`, `#/puzzles/${game}`])];

/** English is checked at the sizes with the least room, for the page and for log and rules. */
const IN_ENGLISH = ['360 × 640', '1024 × 600'];

for (const [name, device] of Object.entries(DEVICES)) {
  for (const locale of ['hu-HU', ...(IN_ENGLISH.includes(name) ? ['en-US'] : [])]) {
    test(`everything is to be read: ${name}, ${locale}`, async () => {
      const { data, over } = await played();
      const phone = await Phone.open({ device, locale, data });
      const wrong = [];
      const look = async (screen) => {
        await phone.page.evaluate(() => document.fonts.ready);
        await phone.page.waitForTimeout(150);
        for (const check of [assertWritten, assertNoWider, ...(device.hasTouch ? [assertTouchable] : [])]) {
          await check(phone, screen).catch((error) => wrong.push(`${screen}: ${JSON.stringify(error.actual ?? error.message)}`));
        }
      };
      try {
        await settings(phone);
        for (const page of PAGES) {
          await visit(phone, page);
          await phone.page.waitForSelector('main');
          await look(page);
        }
        for (const game of GAMES) {
          const id = await layShort(phone, game);
          await myTurn(phone, id);
          await visit(phone, `#/table/${id}`);
          await phone.page.waitForSelector('.acts .hint');
          await look(game);
          const [ended] = over[game];
          await visit(phone, `#/table/${ended}`);
          await phone.page.waitForSelector('section.over');
          await look(`${game}, over`);
          await visit(phone, `#/replay/${ended}`);
          await phone.page.waitForSelector('main');
          await look(`${game}, replay`);
        }
        assert.deepEqual(wrong, []);
      } finally {
        await phone.close();
      }
    });
  }
}

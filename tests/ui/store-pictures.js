// Takes the phone pictures for app stores: `node tests/ui/store-pictures.js FOLDER`, called by `cargo xtask stores`.
// Each language gets Home and a table of each game, as fastlane wants them for Android and for the App Store.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from './harness/games.js';
import { PHONE, Phone } from './harness/phone.js';
import { followHint, lay, myTurn, settings, visit } from './harness/table.js';

const to = process.argv[2];
/** Google Play takes pictures at most twice as high as wide; the App Store those of a phone of 6.7 inches. */
const SHAPES = [
  { viewport: { width: 360, height: 720 }, folder: (language) => `fastlane/metadata/android/${language === 'hu' ? 'hu-HU' : 'en-US'}/images/phoneScreenshots` },
  { viewport: { width: 430, height: 932 }, folder: (language) => `fastlane/screenshots/${language === 'hu' ? 'hu' : 'en-US'}` },
];
/** The pictures are taken after this many decisions of all seats; the person's are the bot's hints. */
const PLIES = 26;

for (const { viewport, folder } of SHAPES) {
  for (const language of ['hu', 'en']) {
    const phone = await Phone.open({ ...PHONE, viewport, deviceScaleFactor: 3 });
    await settings(phone, { language });
    const into = join(to, folder(language));
    mkdirSync(into, { recursive: true });
    const take = (name) => phone.page.screenshot({ path: join(into, `${name}.png`) });
    for (const [number, game] of GAMES.entries()) {
      const id = await lay(phone, { game, level: 'steady', seed: '5', options: {} });
      for (;;) {
        const now = await myTurn(phone, id);
        if (now.plies >= PLIES || (await followHint(phone, id)) === null) break;
      }
      await visit(phone, `#/table/${id}`);
      await phone.page.locator('.table').waitFor();
      await phone.page.waitForTimeout(500);
      await take(`${number + 2}-${game}`);
    }
    phone.stale = true;
    await visit(phone, '#/');
    await phone.page.locator('.tile').first().waitFor();
    await take('1-home');
    await phone.close();
  }
}
process.exit(0);

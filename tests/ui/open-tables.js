// Measures how long it takes from a touch on the saved table on Home until a move can be made, for each game, on a phone
// whose processor is slowed down four times (for `cargo xtask bench`). Writes one JSON object, from game to median
// milliseconds, to the file named by ASZTALTARS_RESULT; ASZTALTARS_BRIDGE is the bridge.

import { writeFileSync } from 'node:fs';
import { ABOUT, GAMES } from './harness/games.js';
import { Phone } from './harness/phone.js';
import { begin, lay, settings } from './harness/table.js';

const SLOWER = 4;
const ROUNDS = 9;
/** The time in which Home does what it has put off until after its first screen. */
const SETTLING_MS = 1_500;
/** Longer than any table takes to open, in milliseconds. */
const PATIENCE_MS = 30_000;
/** A button with which a move can be made where no card can be chosen. */
const ACTION = '.acts .button:not([aria-disabled="true"])';

/** Taps the button of the table played last; resolves with the milliseconds until `choosable` can be chosen. */
async function opening(phone, choosable) {
  const { page } = phone;
  await phone.start('#/');
  const button = page.locator('section.continue .button');
  await button.waitFor();
  await page.waitForTimeout(SETTLING_MS);
  await page.evaluate(({ choosable, patience }) => {
    window.opened = new Promise((resolve, reject) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const found = document.querySelector(choosable);
            // The frame that shows it is drawn after this callback.
            if (found && found.getClientRects().length > 0) requestAnimationFrame((now) => resolve(now - timeStamp));
            else if (performance.now() - timeStamp > patience) reject(new Error(`nothing can be chosen: ${choosable}`));
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  }, { choosable, patience: PATIENCE_MS });
  await button.tap();
  return page.evaluate(() => window.opened);
}

const medians = {};
for (const game of GAMES) {
  const phone = await Phone.open({ locale: 'en-GB' });
  try {
    await settings(phone);
    const id = await lay(phone, { game, options: {}, bots: ABOUT[game].crowd });
    await begin(phone, id);
    const devtools = await phone.page.context().newCDPSession(phone.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times = [];
    // The first one warms the caches of the disk.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const took = await opening(phone, `${ABOUT[game].choosable}, ${ACTION}`);
      if (round > 0) times.push(took);
    }
    times.sort((a, b) => a - b);
    medians[game] = times[Math.floor(times.length / 2)];
    console.log(`${game}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  } finally {
    await phone.close();
  }
}
writeFileSync(process.env.ASZTALTARS_RESULT, JSON.stringify(medians));
process.exit(0);

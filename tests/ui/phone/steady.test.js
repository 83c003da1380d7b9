// Between two decisions nothing moves: hand, board, buttons and log lines keep their places, whatever is asked and
// however much text there is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedPhone } from '../harness/shared-device.js';
import { begin, decide, lay, myTurn, visit } from '../harness/table.js';
import { ABOUT, GAMES } from '../harness/games.js';

const { phone } = await openedPhone();

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1024, 600],
];
/** Movements up to this many pixels aren't noticed. */
const UNSEEN = 2;
const DECISIONS = 8;
/** Parts of every table, and of each game's board. */
const PARTS = ['.hand', '.acts', '.felt', '.goban', '.happened'];

/** Waits until sizes are measured after a touch, and applied a frame later. */
const followed = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))));

/** Returns the positions of the parts on the page, in whole pixels. */
const places = (page) =>
  page.evaluate((parts) => {
    const found = parts.map((part) => [part, document.querySelector(`.table:not(.playing) ${part}`)?.getBoundingClientRect()]);
    return Object.fromEntries(found.filter(([, box]) => box && box.height > 0).map(([part, { top, bottom }]) => [part, [Math.round(top), Math.round(bottom)]]));
  }, PARTS);

// A game with a box for everything that is asked does this by itself.
for (const game of GAMES.filter((name) => ABOUT[name].steady)) {
  test(`${game}: what stays keeps its place from decision to decision`, async () => {
    const { page } = phone;
    const id = await lay(phone, { game, seed: '7' });
    await visit(phone, `#/table/${id}`);
    await page.waitForSelector('.acts');
    const first = {};
    for (let decision = 0; decision < DECISIONS; decision += 1) {
      const now = await myTurn(phone, id);
      if (now.outcome) break;
      await page.waitForSelector(`.page[data-revision="${now.revision}"]`);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await followed(page);
        for (const [part, place] of Object.entries(await places(page))) {
          const key = `${width}×${height} ${part}`;
          const known = (first[key] ??= place);
          const moved = Math.max(...place.map((at, i) => Math.abs(at - known[i])));
          assert.ok(moved <= UNSEEN, `decision ${decision}, ${key}: from ${known} to ${place}`);
        }
      }
      const { moves } = now.state;
      await decide(phone, id, now, moves[Math.floor(moves.length / 2)]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
}

for (const game of GAMES) {
  test(`${game}: a hint moves nothing that is touched`, async () => {
    const { page } = phone;
    const id = await lay(phone, { game, seed: '7' });
    await begin(phone, id);
    await visit(phone, `#/table/${id}`);
    const hint = page.getByRole('button', { name: 'Tipp', exact: true });
    await hint.waitFor();
    for (const [width, height] of [...SIZES, [1180, 820]]) {
      await page.setViewportSize({ width, height });
      await followed(page);
      const before = await places(page);
      const look = async (when) => {
        await followed(page);
        const now = await places(page);
        for (const part of ['.hand', '.acts'].filter((one) => (one === '.acts' || ABOUT[game].steady) && before[one])) {
          const moved = Math.max(...now[part].map((at, i) => Math.abs(at - before[part][i])));
          assert.ok(moved <= UNSEEN, `${width}×${height}, ${part}, ${when}: from ${before[part]} to ${now[part]}`);
        }
      };
      await hint.tap();
      const tip = page.locator('.tip');
      await tip.waitFor();
      // Once requested here, further hints are given at once.
      const take = tip.locator('.taken button');
      if ((await take.count()) > 0) {
        await look('offered');
        await take.tap();
      }
      await tip.locator('.move:not(.soft)').waitFor();
      await look('told');
      await page.keyboard.press('Escape');
      await tip.waitFor({ state: 'detached' });
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
}

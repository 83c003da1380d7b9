// Letter keys: the first press selects and focuses the action; repeated or confirmed, it is carried out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standsStill } from '../harness/accessible.js';
import { focused } from '../harness/announcements.js';
import { openedDesktop } from '../harness/shared-device.js';
import { DESKTOP } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { decide, reach, sitDown, standing, visit } from '../harness/table.js';
import { ABOUT, EXAMPLE } from '../harness/games.js';

const { desktop, refused, press } = await openedDesktop();

test('stepwise, the keyboard is at what lets a bot go on, and then back in the hand', async () => {
  const id = await sitDown(desktop, { bots: 1, seed: '8', botSpeed: 'step' });
  let enters = 0;
  await desktop.page.locator('.hand [tabindex="0"]').focus();
  for (let decisions = 0; decisions < 30 && enters < 2; decisions += 1) {
    const now = await standing(desktop, id);
    if (now.waitingForStep) {
      await until(async () => (await focused(desktop)) === 'Next move', 'the button under the keyboard');
      await press('Enter');
      enters += 1;
      await until(async () => (await standing(desktop, id)).revision > now.revision, 'the bot');
    } else await decide(desktop, id, now, now.state.moves[0]);
  }
  while ((await standing(desktop, id)).waitingForStep) {
    await press('Enter');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await until(() => desktop.page.evaluate(() => document.activeElement.closest('.hand') !== null), 'the keyboard in the hand');
});

test('what is said while looking back doesn’t cover the button it speaks of', async () => {
  const { page } = desktop;
  const { bots, options, piece } = ABOUT[EXAMPLE];
  const id = await reach(desktop, ({ plies }) => plies > 2, { game: EXAMPLE, bots, options });
  await visit(desktop, `#/replay/${id}`);
  await page.locator('.look').waitFor();
  for (const [width, height] of [
    [1180, 820],
    [1440, 900],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width, height });
    await standsStill(page);
    await page.locator(piece).first().click();
    const toast = page.locator('.toast');
    await toast.waitFor();
    const [said, foot] = [await toast.boundingBox(), await page.locator('.look .button').boundingBox()];
    const beside = said.y + said.height <= foot.y || said.x >= foot.x + foot.width || said.x + said.width <= foot.x;
    assert.ok(beside, `at ${width}: ${JSON.stringify([said, foot])}`);
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
  }
  await page.setViewportSize(DESKTOP.viewport);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

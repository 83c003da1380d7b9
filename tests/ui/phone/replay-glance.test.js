// On a laptop: hovering over the curve previews any moment.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '../harness/accessible.js';
import { openedDesktop } from '../harness/shared-device.js';
import { until } from '../harness/processes.js';
import { layShort, playOut, settings, visit } from '../harness/table.js';
import { EXAMPLE } from '../harness/games.js';

const { desktop, refused, press } = await openedDesktop();
const { page } = desktop;

const at = async () => Number((await page.locator('.moment output').innerText()).split(/\s/)[0]);
const untilAt = (ply) => until(async () => (await at()) === ply, `decision ${ply}`);
let all = 0;

/** Points at a moment on the curve, or presses there. */
async function point(ply, how = 'move') {
  const box = await page.locator('.curve input').boundingBox();
  const x = box.x + 11 + ((box.width - 22) * ply) / all;
  await page.mouse[how](x, box.y + box.height / 2);
}

test('a glance along the curve shows what was, and ends where one was', async () => {
  await settings(desktop);
  const id = await layShort(desktop, EXAMPLE, { seed: '3' });
  const { plies, revision } = await playOut(desktop, id);
  all = plies;
  await desktop.invoke('review_begin', { id, revision });
  for (let have = 0, running = true; running && have < 8; ) ({ done: have, running } = await desktop.invoke('review_next', { id, have }));
  await desktop.invoke('review_stop', { id });
  await visit(desktop, `#/replay/${id}`);
  await page.locator('.curve.shown').waitFor();
  await untilAt(0);
  // Wherever the table has moved the focus.
  await page.locator('h1').focus();
  await press('ArrowRight');
  await untilAt(1);
  await point(5);
  await untilAt(5);
  assert.match(await page.locator('.curve .now').innerText(), /^5 · \d+%$/);
  // Faster than snapshots are loaded; the last one counts.
  for (let ply = 5; ply <= plies; ply += 1) await point(ply);
  await untilAt(plies);
  await page.mouse.move(100, 400);
  await untilAt(1);
  assert.match(await page.locator('.curve .now').innerText(), /^\d+%$/);
});

test('a click stays there, and keys go on from where one is, not from what is glanced at', async () => {
  await point(4);
  await untilAt(4);
  await page.locator('h1').focus();
  await press('ArrowRight');
  await untilAt(2);
  await page.mouse.move(100, 400);
  await page.waitForTimeout(200);
  assert.equal(await at(), 2, 'a key ends the glance');
  await point(6);
  await untilAt(6);
  await point(6, 'click');
  await page.mouse.move(100, 400);
  await page.waitForTimeout(200);
  assert.equal(await at(), 6);
  await page.locator('.curve input').focus();
  await press('ArrowLeft');
  await untilAt(5);
  await assertAccessible(desktop, 'the curve at a laptop');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// Letter keys in Iskenderun: passing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focused } from '../../../harness/announcements.js';
import { openedDesktop } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { reach, standing } from '../../../harness/table.js';

const { desktop, refused, press } = await openedDesktop();

test('P and P at Iszkenderun pass', async () => {
  const id = await reach(desktop, ({ state: { moves } }) => moves.length > 1 && moves.some(({ kind }) => kind === 'pass'), { game: 'iszkenderun', bots: 2 });
  await desktop.page.waitForSelector('.acts .main .button');
  const before = await standing(desktop, id);
  await desktop.page.locator('.hand .slot').first().focus();
  await press('p');
  await until(async () => (await focused(desktop)) === 'Yes, pass', 'the pass to be armed');
  await press('p');
  const after = await until(async () => {
    const now = await standing(desktop, id);
    return now.revision > before.revision && now;
  }, 'the pass');
  assert.ok(after.log.slice(before.log.length).some(({ event }) => event.event.kind === 'passed' && event.event.seat === 0));
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

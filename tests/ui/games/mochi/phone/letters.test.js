// Letter keys in Happy Mochi: drawing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focused } from '../../../harness/announcements.js';
import { openedDesktop } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { reach, standing } from '../../../harness/table.js';

const { desktop, refused, press } = await openedDesktop();

test('D and Enter at Mochi draw', async () => {
  const id = await reach(desktop, ({ state: { view, moves } }) => view.step.kind === 'action' && moves.filter(({ kind }) => kind === 'draw').length > 1, { bots: 2 });
  const before = await standing(desktop, id);
  await desktop.page.waitForSelector('.acts .main .button');
  await desktop.page.locator('.hand .slot').first().focus();
  await press('d');
  await desktop.page.waitForSelector('.felt .lit');
  assert.match(await focused(desktop), /^Left/);
  await press('Enter');
  const after = await until(async () => {
    const now = await standing(desktop, id);
    return now.revision > before.revision && now;
  }, 'the card');
  assert.ok(after.log.some(({ event }) => /drew|drawn/i.test(event.event.kind)), JSON.stringify(after.log.at(-1).event));
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

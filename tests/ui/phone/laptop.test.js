// On a laptop: keys that work everywhere, keyboard use of the table, and New table in its window.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedDesktop } from '../harness/shared-device.js';
import { until } from '../harness/processes.js';
import { layShort, settings, visit } from '../harness/table.js';
import { GAMES } from '../harness/games.js';

const { desktop, refused, press } = await openedDesktop();
const { page } = desktop;
const focused = (selector) => until(() => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector), `the keyboard at ${selector}`);

for (const game of GAMES) {
  test(`${game}: who sits down has the keyboard on the table`, async () => {
    await settings(desktop);
    const id = await layShort(desktop, game);
    await visit(desktop, `#/table/${id}`);
    await focused('.table *');
    await press('/');
    await focused('aside input[type="search"]');
  });
}

test('all that is usually chosen is above the fold', async () => {
  for (const game of GAMES) {
    await visit(desktop, `#/new/${game}`);
    await page.getByRole('button', { name: 'Start game' }).waitFor();
    const [high, seen] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    assert.ok(high <= seen, `${game}: ${high} of ${seen}`);
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

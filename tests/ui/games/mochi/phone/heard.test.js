// Announcements for screen readers on a hand of Happy Mochi.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedDesktop } from '../../../harness/shared-device.js';
import { reach } from '../../../harness/table.js';

const { desktop, refused } = await openedDesktop();

test('a place in the hand is told by the cards beside it', async () => {
  await reach(desktop, ({ state: { view } }) => view.step.kind === 'insert', { bots: 1, wishes: [{ kind: 'draw' }] });
  const gaps = await desktop.page.locator('.hand .gap[data-place]').evaluateAll((all) => all.map((gap) => gap.ariaLabel));
  assert.match(gaps[0], /^At the start of the hand, before [a-z]+ \d$/);
  assert.match(gaps.at(-1), /^At the end of the hand, after [a-z]+ \d$/);
  assert.ok(gaps.slice(1, -1).every((gap) => /^Between [a-z]+ \d and [a-z]+ \d$/.test(gap)), gaps.join('; '));
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

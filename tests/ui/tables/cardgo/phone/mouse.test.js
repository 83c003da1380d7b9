// The board under a mouse: one click places a stone, unless one wants to confirm it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedDesktop } from '../../../harness/opened.js';
import { until } from '../../../harness/processes.js';
import { Goban } from '../goban.js';

const { desktop, refused, press } = await openedDesktop();
const goban = new Goban(desktop);
const PLAIN = { options: { size: '9', cards: '0' } };

test('one click places a stone', async () => {
  const start = await goban.sitDown(PLAIN, { confirmMoves: true });
  await goban.point('E5').click();
  const now = await goban.since(start);
  assert.equal(now.state.view.rows[4][4], 'X');
});

test('a point says under the mouse what it is', async () => {
  await goban.point('A1').hover();
  assert.match(await goban.point('A1').getAttribute('title'), /^A1, empty/);
});

test('who wants to confirm it clicks twice', async () => {
  const start = await goban.sitDown(PLAIN, { confirmClicks: true });
  await goban.point('E5').click();
  await desktop.page.getByText(/^E5: click again/).first().waitFor();
  assert.equal((await goban.standing()).revision, start.revision);
  await goban.point('E5').click();
  assert.equal((await goban.since(start)).state.view.rows[4][4], 'X');
});

test('a hint draws all its moves, the one looked at in a ring of its own', async () => {
  await goban.sitDown({ options: { size: '13', cards: '0' } });
  await press('t');
  await press('t');
  const ring = desktop.page.locator('.goban circle.hint');
  const ranks = desktop.page.locator('.goban .rank');
  await ring.waitFor();
  assert.deepEqual(await ranks.allTextContents(), ['2', '3']);
  await goban.button('Next best move').click();
  await until(async () => (await ranks.allTextContents()).join() === '1,3', 'the second best');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// Go on a laptop: clicks, the wheel and the usual keys, and what New table remembers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedDesktop } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { myTurn, standing, visit } from '../../../harness/table.js';
import { Goban } from '../goban.js';

const { desktop, refused, press } = await openedDesktop();
const { page } = desktop;
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
  await desktop.page.getByText(/^E5: choose it again/).first().waitFor();
  assert.equal((await goban.standing()).revision, start.revision);
  await goban.point('E5').click();
  assert.equal((await goban.since(start)).state.view.rows[4][4], 'X');
});

test('a hint draws all its moves, the one looked at in a ring of its own', async () => {
  await goban.sitDown({ options: { size: '13', cards: '0' } });
  await press('h');
  await press('h');
  const ring = desktop.page.locator('.goban circle.hint');
  const ranks = desktop.page.locator('.goban .rank');
  await ring.waitFor();
  assert.deepEqual(await ranks.allTextContents(), ['2', '3']);
  await goban.button('Next best move').click();
  await until(async () => (await ranks.allTextContents()).join() === '1,3', 'the second best');
});

test('Ctrl + Z takes back, Ctrl + Y does it again, and settings are at hand', async () => {
  await goban.sitDown(PLAIN, { confirmClicks: false });
  const { id } = goban;
  await page.locator('[data-point="E5"]').click();
  const { plies } = await until(async () => {
    const now = await myTurn(desktop, id);
    return now.plies > 1 && now;
  }, 'the answer');
  await page.waitForSelector('button[aria-keyshortcuts="U"]:not(:disabled)');
  await press('Control+z');
  await until(async () => (await standing(desktop, id)).plies < plies, 'it to be taken back');
  await page.getByRole('button', { name: 'Redo', exact: true }).waitFor();
  await press('Control+y');
  await until(async () => (await standing(desktop, id)).plies === plies, 'it to be done again');
  await page.locator('aside').getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  await page.goBack();
  await page.waitForSelector('[data-point="E5"]');
});

test('a wheel over the table walks through what is past', async () => {
  await visit(desktop, `#/replay/${goban.id}`);
  const slider = page.getByRole('slider').first();
  const at = async () => Number(await slider.inputValue());
  await slider.waitFor();
  const end = await at();
  assert.ok(end >= 2);
  await page.locator('[data-point="E5"]').hover();
  await page.mouse.wheel(0, -120);
  await until(async () => (await at()) === end - 1, 'one step back');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await page.mouse.wheel(0, 120);
  await until(async () => (await at()) === end, 'one step on');
});

test('New table offers what was chosen last, and goes on doing so after a restart', async () => {
  await visit(desktop, '#/new/cardgo');
  const radio = (name) => page.getByRole('radio', { name, exact: true });
  await radio('19×19').check();
  await radio('Plain Go').check();
  await radio('White').check();
  await radio('Beginner').check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('.point');
  for (const open of [() => page.evaluate(() => { location.hash = '#/new/cardgo'; }), () => visit(desktop, '#/new/cardgo')]) {
    await open();
    await radio('19×19').waitFor();
    for (const name of ['19×19', 'Plain Go', 'White', 'Beginner']) assert.ok(await radio(name).isChecked(), name);
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// At a laptop: keys that mean the same everywhere, a wheel that walks through what is past, and choices remembered.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedDesktop } from '../harness/opened.js';
import { until } from '../harness/processes.js';
import { layShort, myTurn, settings, standing, visit } from '../harness/table.js';
import { TABLES } from '../harness/tables.js';

const { desktop, refused, press } = await openedDesktop();
const { page } = desktop;
const focused = (selector) => until(() => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector), `the keyboard at ${selector}`);
const heading = (name) => page.getByRole('heading', { name, exact: true });

test('/ leads to where rules are looked for, and ? lists the keys', async () => {
  await visit(desktop, '#/settings');
  await press('/');
  await page.waitForSelector('input[type="search"]');
  await focused('input[type="search"]');
  assert.equal(await page.locator('input[type="search"]').inputValue(), '', 'the key isn’t typed');
  await page.keyboard.type('/?');
  assert.equal(await page.locator('input[type="search"]').inputValue(), '/?', 'in a field they are letters');
  await visit(desktop, '#/statistics');
  await press('?');
  await page.locator('dialog[open] kbd', { hasText: 'Esc' }).waitFor();
  await press('Escape');
  await until(async () => (await page.locator('dialog[open]').count()) === 0, 'the list to close');
});

for (const game of TABLES) {
  test(`${game}: who sits down has the keyboard on the table`, async () => {
    await settings(desktop);
    const id = await layShort(desktop, game);
    await visit(desktop, `#/table/${id}`);
    await focused('.table *');
    await press('/');
    await focused('aside input[type="search"]');
  });
}

test('Ctrl + Z takes back, Ctrl + Y does it again, and settings are at hand', async () => {
  await settings(desktop, { confirmMoves: false });
  const id = await desktop.invoke('table_create', {
    table: { game: 'cardgo', players: [{ kind: 'person' }, { kind: 'bot', name: '', level: 'beginner' }], options: [{ key: 'size', value: '9' }, { key: 'cards', value: '0' }], seed: '1' },
  });
  await desktop.invoke('table_leave', { id });
  await visit(desktop, `#/table/${id}`);
  await page.locator('[data-point="E5"]').click();
  const { plies } = await until(async () => {
    const now = await myTurn(desktop, id);
    return now.plies > 1 && now;
  }, 'the answer');
  await page.waitForSelector('button[aria-keyshortcuts="Z"]:not(:disabled)');
  await press('Control+z');
  await until(async () => (await standing(desktop, id)).plies < plies, 'it to be taken back');
  await page.getByRole('button', { name: 'Redo', exact: true }).waitFor();
  await press('Control+y');
  await until(async () => (await standing(desktop, id)).plies === plies, 'it to be done again');
  await page.locator('aside').getByRole('button', { name: 'Settings', exact: true }).click();
  await heading('Settings').waitFor();
  await page.goBack();
  await page.waitForSelector('[data-point="E5"]');
});

test('a wheel over the table walks through what is past', async () => {
  const id = new URL(page.url()).hash.split('/').pop();
  await visit(desktop, `#/replay/${id}`);
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

test('all that is usually chosen is above the fold', async () => {
  for (const game of TABLES) {
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

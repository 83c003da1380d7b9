// Every screen, on a phone and in a desktop window, light and dark: left in target/screenshots to be looked at, and
// checked for what keeps people out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { DESKTOP, PHONE, Phone } from '../harness/phone.js';
import { lay, myTurn, reach, sitDown, takeHint, visit } from '../harness/table.js';

const devices = { phone: PHONE, desktop: { ...DESKTOP, hasTouch: true } };

for (const [name, device] of Object.entries(devices)) {
  for (const colorScheme of ['light', 'dark']) {
    test(`${name}, ${colorScheme}`, async () => {
      const phone = await Phone.open({ device, colorScheme });
      try {
        await walk(phone, `${name}-${colorScheme}`);
        assert.deepEqual(phone.faults.filter((fault) => !/status of 400/.test(fault)), []);
      } finally {
        await phone.close();
      }
    });
  }
}

/** Through all screens, with a picture of each. */
async function walk(phone, prefix) {
  const { page } = phone;
  const picture = async (screen) => {
    await page.evaluate(() => document.fonts.ready);
    // Sheets rise for a moment.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    await phone.screenshot(`${prefix}-${screen}`);
    const [content, screenWidth] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    assert.ok(content <= screenWidth, `${screen}: ${content} px of content on ${screenWidth} px`);
    await assertAccessible(phone, screen);
    if (prefix.startsWith('phone')) await assertTouchable(phone, screen);
  };
  const button = (label) => page.getByRole('button', { name: label, exact: true });
  const escape = async () => {
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };

  await page.waitForSelector('.tile');
  await picture('first-start');
  await page.locator('.tile[data-table="mochi"] .new').tap();
  await page.waitForSelector('fieldset');
  await picture('new-table');

  const id = await sitDown(phone, { bots: 3, seed: '12' });
  await myTurn(phone, id);
  await page.waitForSelector('.hand .lit');
  await picture('table');
  await page.locator('.hand .lit').first().tap();
  await page.waitForSelector('.hand .chosen');
  await picture('pair');
  if (await button('Napló és szabályok').isVisible()) {
    await button('Napló és szabályok').tap();
    await page.waitForSelector('dialog[open] ol');
    await picture('log');
    await escape();
  }
  await page.locator('.seat').first().tap();
  await page.waitForSelector('dialog[open] .facts');
  await picture('seat');
  await escape();
  await takeHint(phone);
  await page.waitForSelector('.tip .move:not(.soft)');
  await picture('hint');
  await button('Tipp bezárása').tap();
  await page.locator('.tip').waitFor({ state: 'detached' });
  await page.locator('.hand .slot').first().click({ button: 'right' });
  await page.waitForSelector('dialog[open] .card svg');
  await picture('card');
  await escape();
  await page.locator('.felt button', { hasText: 'MO-' }).last().tap();
  await page.waitForSelector('article');
  await picture('rule');
  await page.keyboard.press('Escape');
  await button('Húzás').tap();
  await page.waitForSelector('.felt .lit');
  await picture('draw');
  await button('Pakli').tap();
  await page.waitForSelector('.hand .gap');
  await picture('insert');

  const wishes = [{ kind: 'playPair' }];
  await reach(phone, ({ state }) => state.view.step.kind === 'chooseDrawer' && state.moves.length > 0, { bots: 5, wishes });
  await picture('choose-drawer');
  const ended = await reach(phone, ({ outcome }) => outcome !== null, { target: '15', most: 200, wishes });
  await page.waitForSelector('section.over');
  await picture('over');
  await lay(phone, { seed: '1' });
  await phone.invoke('table_leave', { id: ended });
  await visit(phone, '#/');
  await page.waitForSelector('.continue');
  await picture('home');
  await visit(phone, '#/saved');
  await page.waitForSelector('li[data-id]');
  await picture('saved');
  await visit(phone, '#/open');
  await picture('open');
  await visit(phone, '#/settings');
  await picture('settings');

  // Cards in the rows; then one more about to be laid, and what that would change.
  await reach(phone, ({ state: { view, moves } }) => view.seats[view.seat].row.length === 3 && moves.length > 0, {
    game: 'iszkenderun',
    bots: 3,
    wishes: [{ kind: 'play', row: 0 }],
  });
  await page.waitForSelector('.hand .lit');
  await picture('iszkenderun-table');
  await page.locator('.hand .lit').first().tap();
  await page.waitForSelector('.hand .chosen');
  await picture('iszkenderun-lay');

  // A stone about to be placed; then groups being marked.
  const board = await lay(phone, { game: 'cardgo', bots: 1 });
  await visit(phone, `#/table/${board}`);
  await page.waitForSelector('.point');
  await myTurn(phone, board);
  await page.locator('[data-point="K10"]').tap();
  await page.waitForSelector('.point.chosen');
  await picture('cardgo-stone');
  const scene = { scenario: 'go-1.4-change-the-marks', step: 2, moves: [] };
  const marked = await phone.invoke('scene_play_on', { scene, level: 'beginner' });
  await visit(phone, `#/table/${marked}`);
  await page.waitForSelector('.standing');
  await picture('cardgo-marks');
  // A card announced, waiting for an answer; then a card that lasts.
  for (const [name, scenario, step, shown] of [
    ['answer', 'go-4.25-holds-the-stone', 2, '.announced'],
    ['lasting', 'go-4.13-along-the-edge', 1, '.chip'],
  ]) {
    const id = await phone.invoke('scene_play_on', { scene: { scenario, step, moves: [] }, level: 'beginner' });
    await visit(phone, `#/table/${id}`);
    await page.waitForSelector(shown);
    await picture(`cardgo-${name}`);
  }
  await visit(phone, '#/new/cardgo');
  await page.waitForSelector('fieldset');
  await picture('cardgo-new');
}

// Screens that only Happy Mochi has.

import { myTurn, reach, sitDown, takeHint } from '../../harness/table.js';

/** Visits them and takes a screenshot of each. */
export async function screens(phone, { picture, button, escape }) {
  const { page } = phone;
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
}

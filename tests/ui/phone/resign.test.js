// Resigning: confirmed once, reported, taken back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable } from '../harness/accessible.js';
import { withPhone } from '../harness/shared-device.js';
import { DESKTOP, PHONE } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { decide, lay, myTurn, settings, standing, visit } from '../harness/table.js';
import { ABOUT, EXAMPLE, GAMES } from '../harness/games.js';

const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };

/** Opens a table of two after one decision, without a bot delay. */
async function sitDown(phone, game, changed = {}) {
  await settings(phone, { sounds: false, ...changed });
  const id = await lay(phone, { game, bots: ABOUT[game].automata > 0 ? 0 : 1, options: ABOUT[game].options });
  const now = await myTurn(phone, id);
  await decide(phone, id, now, ABOUT[game].choose(now));
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.table');
  return id;
}

const button = (phone, name) => phone.page.getByRole('button', { name, exact: true });

/** Opens the drawer and presses Resign. */
async function ask(phone) {
  await button(phone, 'Napló és szabályok').tap();
  await button(phone, 'Feladás').tap();
  await phone.page.getByRole('dialog', { name: 'Feladod a játszmát?' }).waitFor();
}

const ended = (phone, id) => until(async () => (await standing(phone, id)).outcome, 'the game to end');

test('given up by touch after one question, told, and taken back', () =>
  withPhone({ device: SMALL }, async (phone) => {
    const { page } = phone;
    const id = await sitDown(phone, EXAMPLE);
    await ask(phone);
    await assertAccessible(phone, 'the question');
    await assertTouchable(phone, 'the question');
    await button(phone, 'Játszom tovább').tap();
    await page.getByRole('dialog', { name: 'Feladod a játszmát?' }).waitFor({ state: 'detached' });
    assert.equal((await standing(phone, id)).outcome, null, 'asked only');
    await button(phone, 'Feladás').tap();
    await page.getByRole('dialog', { name: 'Feladod a játszmát?' }).waitFor();
    await button(phone, 'Feladom').tap();
    const outcome = await ended(phone, id);
    assert.deepEqual(outcome.standings.map(({ rank }) => rank), [2, 1]);
    await page.locator('section.over').getByText('Feladtad a játszmát.').waitFor();
    assert.equal(await page.locator('section.over .joy').count(), 0);
    await assertAccessible(phone, 'given up');
    await assertTouchable(phone, 'given up');
    await assertNoWider(phone, 'given up');
    // The log and the last step of the replay report it too.
    await button(phone, 'Napló és szabályok').tap();
    await page.locator('dialog[open] ol > li').last().getByText('Feladtad a játszmát.').waitFor();
    await page.keyboard.press('Escape');
    await visit(phone, `#/replay/${id}`);
    await page.locator('.moment').waitFor();
    await page.keyboard.press('End');
    await page.locator('.line').getByText('Feladtad a játszmát.').waitFor();
    await visit(phone, `#/table/${id}`);
    await page.locator('section.over').getByRole('button', { name: 'Visszavonás' }).tap();
    await page.locator('section.over').waitFor({ state: 'detached' });
    const now = await standing(phone, id);
    assert.deepEqual([now.outcome, now.givenUp, now.canResign], [null, null, true]);
  }));

test('given up by a key and nothing else', () =>
  withPhone({ device: DESKTOP }, async (phone) => {
    const { page } = phone;
    const id = await sitDown(phone, GAMES[0]);
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Feladod a játszmát?' }).waitFor();
    await assertAccessible(phone, 'the question on a laptop');
    for (let presses = 0; presses < 8; presses += 1) {
      if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === 'Feladom') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await ended(phone, id);
    await page.locator('section.over h2').waitFor();
    // The focus moves to the result.
    await page.waitForFunction(() => document.activeElement?.matches('section.over h2'));
    await page.keyboard.press('v');
    await page.locator('section.over').waitFor({ state: 'detached' });
    assert.equal((await standing(phone, id)).outcome, null);
  }));

test('a game given up is a loss without a score in the statistics', () =>
  withPhone({}, async (phone) => {
    const { page } = phone;
    const id = await sitDown(phone, GAMES[0]);
    await phone.invoke('table_resign', { id, revision: (await myTurn(phone, id)).revision });
    await visit(phone, '#/statistics');
    await page.waitForSelector('article');
    await page.getByText('Játszmák egyenként').tap();
    assert.match(await page.locator('article tbody tr').innerText(), /feladva/);
    await assertAccessible(phone, 'the statistics');
  }));

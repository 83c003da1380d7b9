// Ranks of Card Go's bots: chosen by a touch, offered after a few games, and the head start that makes a game even.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '../../../harness/accessible.js';
import { DEVICES } from '../../../harness/phone.js';
import { withPhone } from '../../../harness/shared-device.js';
import { decide, lay, myTurn, settings, standing, visit } from '../../../harness/table.js';

const OPTIONS = { size: '9', cards: '0' };
const sit = (page) => page.getByRole('button', { name: 'Leülök játszani' });
const rank = (page, name) => page.getByRole('radio', { name: new RegExp(`^${name.replace(' ', '\\s')}$`) });
/** Touches a level; fails if something covers it. */
const pick = (page, name) => page.locator('label', { hasText: new RegExp(`^\\s*${name.replace(' ', '\\s')}\\s*$`) }).click();

/** Returns the ID of the table the page shows. */
async function atTable(phone) {
  await phone.page.waitForFunction(() => location.hash.startsWith('#/table/'));
  const id = (await phone.page.evaluate(() => location.hash)).split('/').at(-1);
  return { id, now: await standing(phone, id) };
}

/** Creates a table against bots of a level and resigns after a move, on the page or by command. */
async function lost(phone, level, atPage = false) {
  const id = await lay(phone, { game: 'cardgo', level, options: OPTIONS });
  const now = await myTurn(phone, id);
  await decide(phone, id, now, now.state.moves[30]);
  const { revision } = await myTurn(phone, id);
  if (atPage) {
    await visit(phone, `#/table/${id}`);
    await phone.page.locator('.acts').first().waitFor();
  }
  await phone.invoke('table_resign', { id, revision });
  if (!atPage) await phone.invoke('table_leave', { id });
}

for (const [name, device] of Object.entries(DEVICES)) {
  test(`a rank is chosen, played against and offered again: ${name}`, () =>
    withPhone({ device }, async (phone) => {
      const { page } = phone;
      await settings(phone);
      await visit(phone, '#/new/cardgo');
      await page.locator('label', { hasText: 'Rendes go' }).click();
      await page.getByRole('button', { name: 'Fokozat szerint' }).click();
      await pick(page, '8 kyu');
      await assertAccessible(phone, 'ranks');
      await page.getByRole('button', { name: 'Mit jelentenek a fokozatok?' }).click();
      await page.getByRole('dialog').getByText('GNU Go').waitFor();
      await assertAccessible(phone, 'what ranks mean');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await sit(page).click();
      const { now } = await atTable(phone);
      assert.deepEqual(now.seats.map(({ player }) => player.level ?? null), [null, 'kyu8']);
      await visit(phone, '#/new/cardgo');
      await rank(page, '8 kyu').waitFor({ state: 'attached' });
      assert.equal(await rank(page, '8 kyu').isChecked(), true);
      assert.deepEqual(phone.faults, []);
    }));
}

test('after three games lost another rank is suggested, and a head start is set with it', () =>
  withPhone({}, async (phone) => {
    const { page } = phone;
    await settings(phone);
    await lost(phone, 'master');
    await lost(phone, 'master');
    await lost(phone, 'master', true);
    const word = page.locator('.word');
    await word.waitFor();
    assert.match((await word.innerText()).replaceAll('\u00a0', ' '), /A legutóbbi 3 játszmádból egyet sem nyertél meg\. Szorosabb volna a játék \S+ \S+ botokkal\./);
    await word.getByRole('button').tap();
    await page.locator('.even').waitFor();
    assert.match(await page.locator('.even').innerText(), /3\sjátszmád alapján nagyjából/);
    await pick(page, '5 dan');
    await page.getByRole('button', { name: 'Legyen így' }).tap();
    await page.getByText('Így nagyjából egyforma az esélyetek.').waitFor();
    await assertAccessible(phone, 'an even match');
    await sit(page).tap();
    const { now } = await atTable(phone);
    assert.ok(now.state.view.setup.handicap >= 2, 'Black has stones on the board');
    assert.deepEqual(phone.faults, []);
  }));

test('whoever wants no suggestions gets none', () =>
  withPhone({}, async (phone) => {
    await settings(phone, { suggestLevels: false });
    await lost(phone, 'master');
    await lost(phone, 'master');
    await lost(phone, 'master', true);
    await phone.page.locator('section.over').waitFor();
    assert.equal(await phone.page.locator('.word').count(), 0);
  }));

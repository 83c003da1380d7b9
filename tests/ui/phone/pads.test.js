// Score pads of each game that has them: created, found again after a restart, listed, renamed, deleted and restored.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { openedPhone, restarted } from '../harness/shared-device.js';
import { begin, pad, padId } from '../harness/pads.js';
import { until } from '../harness/processes.js';
import { visit } from '../harness/table.js';
import { ABOUT, GAMES } from '../harness/games.js';

let { phone, refused } = await openedPhone();
/** The created pads, by game. */
const begun = new Map();

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Emil', 'Fanni'];

test('every table that is played for points has a pad, which anybody can read and touch', async () => {
  await visit(phone, '#/pads');
  await phone.page.locator('.tile').first().waitFor();
  const names = await phone.page.$$eval('li:has(.tile)', (all) => all.map((one) => [one.dataset.game, one.querySelector('b').textContent]));
  const { games } = await phone.invoke('pad_list');
  assert.deepEqual(names.map(([game]) => game), games.map(({ game }) => game));
  assert.ok(games.length > 0 && games.every(({ game }) => GAMES.includes(game)));
  for (const { game, seats } of games) {
    // Automata are not named.
    const people = Math.min(...seats) - ABOUT[game].automata;
    await begin(phone, game, NAMES.slice(0, people));
    const { id, players } = await pad(phone);
    begun.set(game, { id, name: new Map(names).get(game), view: await pad(phone) });
    await assertAccessible(phone, `a pad of ${game}`);
    await assertTouchable(phone, `a pad of ${game}`);
    assert.deepEqual(players.slice(0, people), NAMES.slice(0, people), game);
    assert.ok(players.length === Math.min(...seats) && players.every((name) => name !== ''), game);
  }
});

test('a restart finds every pad as it was', async () => {
  ({ phone, refused } = await restarted(phone));
  for (const [game, before] of begun) {
    await visit(phone, `#/pad/${before.id}`);
    await phone.page.locator('.pad').waitFor();
    assert.equal(padId(phone), before.id);
    assert.deepEqual(await pad(phone), before.view, game);
  }
});

test('pads are listed, renamed, deleted and brought back', async () => {
  await visit(phone, '#/pads');
  const rows = phone.page.locator('.row');
  await rows.first().waitFor();
  assert.equal(await rows.count(), begun.size);
  for (const [at, before] of [...begun.values()].entries()) {
    const name = `Szombat este, ${at + 1}. asztal`;
    const row = phone.page.locator('.row', { hasText: name });
    await phone.page.getByRole('button', { name: `${before.name}: nevek` }).tap();
    await phone.page.getByLabel('A pontozólap neve').fill(name);
    await button('Mentés').tap();
    await row.waitFor();
    await assertAccessible(phone, 'the list of pads');
    await assertTouchable(phone, 'the list of pads');
    await phone.page.getByRole('button', { name: `${name}: törlés` }).tap();
    await until(async () => (await rows.count()) === begun.size - 1, 'one pad less');
    await phone.page.locator('.toast').getByRole('button', { name: 'Visszavonás' }).tap();
    await row.waitFor();
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

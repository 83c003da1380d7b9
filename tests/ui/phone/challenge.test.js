// Sharing a deal: challenge codes, and the deal of the day.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { lay, myTurn, refusals, settings, standing, visit } from '../harness/table.js';
import { EXAMPLE, GAMES } from '../harness/games.js';

let phone;
let friend;
let refused;
before(async () => {
  phone = await Phone.open();
  friend = await Phone.open();
  refused = refusals(friend);
  for (const device of [phone, friend]) await settings(device);
});
after(async () => {
  await friend?.close();
  await phone?.close();
});

const button = (name, { page } = friend) => page.getByRole('button', { name, exact: true });
const choose = (label) => friend.page.getByRole('radio', { name: label, exact: true }).tap();
const field = () => friend.page.getByRole('textbox', { name: 'Kihíváskód' });
const verdict = () => friend.page.locator('.verdict');
const tableId = ({ page }) => new URL(page.url()).hash.split('/').pop();
/** Returns what two people with the same deal have in common. */
const dealt = ({ state, seats, plies }) => ({ hand: state.view.hand, levels: seats.map(({ player }) => player.level ?? null), plies });

/** Starts the table and returns its deal. */
async function begin() {
  await button('Leülök játszani').tap();
  await friend.page.waitForSelector('.hand');
  return myTurn(friend, tableId(friend));
}

let id;
let code;

test('a table’s code is read beside its log', async () => {
  id = await lay(phone, { bots: 3, level: 'steady', target: '15', seed: '4711' });
  await myTurn(phone, id);
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  await button('Napló és szabályok', phone).tap();
  await button('Kód', phone).tap();
  const shown = phone.page.locator('.deal code');
  await shown.waitFor();
  code = (await shown.innerText()).replaceAll(/\s/g, '');
  assert.match(code, /^[0-9A-Z]{4}(-[0-9A-Z]{1,4})+$/);
  const aloud = await phone.page.locator('.deal .unseen').innerText();
  assert.equal(aloud.replaceAll(', ', '-').replaceAll(' ', ''), code);
  await assertAccessible(phone, 'the log with its code');
});

test('typed with a slip it says so; typed right it sets everything and deals the same', async () => {
  await visit(friend, `#/new/${EXAMPLE}`);
  await choose('Kóddal');
  const letters = [...code];
  const at = letters.findIndex((letter) => letter !== '-' && letter !== '7');
  await field().fill(letters.with(at, '7').join(''));
  await until(async () => /\.$/.test(await verdict().innerText()), 'the sentence');
  assert.equal(await field().getAttribute('aria-invalid'), 'true');
  assert.ok(await button('Leülök játszani').isDisabled());
  await assertAccessible(friend, 'a code with a slip');
  await field().fill('');
  await field().pressSequentially(code.toLowerCase().replaceAll('-', ' '));
  await verdict().filter({ hasText: 'A kód beállított mindent' }).waitFor();
  for (const [legend, chosen] of [['Hány bot ellen?', '3'], ['Milyen erősek?', 'Haladó'], ['Meddig tart?', 'Rövid · 15\u00a0pont']]) {
    assert.ok(await friend.page.getByRole('group', { name: legend }).getByRole('radio', { name: chosen, exact: true }).isChecked(), legend);
  }
  await friend.page.waitForTimeout(300);
  await assertAccessible(friend, 'a new table by code');
  await assertTouchable(friend, 'a new table by code');
  assert.deepEqual(dealt(await begin()), dealt(await standing(phone, id)));
});

test('typed at another game’s table it leads to its own; pasted where things come in as well', async () => {
  await visit(friend, `#/new/${GAMES.find((table) => table !== EXAMPLE)}`);
  await choose('Kóddal');
  await field().fill(code);
  await verdict().filter({ hasText: 'Boldog mocsik' }).waitFor();
  await button('Odamegyek').tap();
  await verdict().filter({ hasText: 'A kód beállított mindent' }).waitFor();
  await visit(friend, '#/open');
  await friend.page.locator('textarea').fill(` ${code.slice(0, 7)}\n${code.slice(7)} `);
  await button('Megnézem').tap();
  await friend.page.locator('.found', { hasText: 'Haladó' }).waitFor();
  await button('Új asztal ezzel a kóddal').tap();
  await verdict().filter({ hasText: 'A kód beállított mindent' }).waitFor();
  assert.deepEqual(dealt(await begin()), dealt(await standing(phone, id)));
});

for (const game of GAMES) {
  test(`today everybody gets the same ${game}`, async () => {
    await visit(friend, `#/new/${game}`);
    await choose('A mai');
    await until(async () => !(await button('Leülök játszani').isDisabled()), 'the deal');
    await button('Leülök játszani').tap();
    await friend.page.waitForSelector('.table');
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
    const expected = await phone.invoke('challenge_today', { game, day });
    assert.equal(await friend.invoke('challenge_of', { id: tableId(friend) }), expected.code);
  });
}

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('badCode'), []);
  assert.deepEqual([...refused.otherFaults(), ...phone.faults], []);
});

// All data: exported, erased, restored, imported; and the problem report.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { scratchDirectory } from '../harness/places.js';
import { lay, refusals, settings, visit } from '../harness/table.js';
import { GAMES } from '../harness/games.js';

process.env.ASZTALTARS_DOWNLOADS = scratchDirectory('downloads');
let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone, { cardSize: 'large' });
  for (const game of GAMES) await lay(phone, { game });
  await phone.invoke('bookmark_set', { id: 'MO-3.2', on: true });
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const way = (name) => phone.page.getByRole('button', { name });
const toast = (text) => phone.page.locator('.toast', { hasText: text });
const start = () => phone.invoke('start', { system: 'hu-HU' });
/** Returns the kept data a person would miss. */
async function kept() {
  const { tables, settings } = await start();
  return { tables: tables.map(({ game, standing }) => `${game}: ${standing}`).sort(), cardSize: settings.cardSize };
}

/** Saves what the open sheet shows; returns the file. */
async function saved() {
  await button('Mentés a Letöltésekbe').tap();
  const said = phone.page.locator('dialog [role=status]', { hasText: 'Elmentve ide' });
  await said.waitFor();
  const file = readFileSync((await said.innerText()).replace('Elmentve ide: ', ''));
  await phone.page.keyboard.press('Escape');
  await phone.page.locator('dialog[open]').waitFor({ state: 'detached' });
  return file;
}

let had;
let everything;

test('everything goes into a file', async () => {
  had = await kept();
  await visit(phone, '#/settings');
  await way(/^Minden kimentése/).tap();
  await phone.page.locator('dialog textarea').waitFor();
  await assertAccessible(phone, 'a full backup');
  await assertTouchable(phone, 'a full backup');
  everything = await saved();
  assert.ok(everything.length > 200);
});

test('everything is erased after a question, and brought back at once or later', async () => {
  for (const [where, back] of [['toast', () => toast('Minden törölve').getByRole('button', { name: 'Visszavonás' })], ['settings', () => way(/^Visszahozom/)]]) {
    await visit(phone, '#/settings');
    await way(/^Minden törlése/).tap();
    await phone.page.locator('dialog', { hasText: `${GAMES.length}\u00a0asztal` }).waitFor();
    await button('Törlök mindent').tap();
    await toast('Minden törölve').waitFor();
    assert.deepEqual(await kept(), { tables: [], cardSize: 'medium' }, where);
    if (where === 'settings') await visit(phone, '#/settings');
    await back().tap();
    await toast('Minden visszakerült').waitFor();
    assert.deepEqual(await kept(), had, where);
  }
  assert.equal((await phone.invoke('bookmarks')).length, 1);
});

const choose = () => phone.page.setInputFiles('input[type=file]', { name: 'minden', mimeType: 'text/plain', buffer: everything });
const found = (text) => phone.page.locator('.found', { hasText: text });

test('what is here already comes in a second time as nothing', async () => {
  await visit(phone, '#/open');
  await choose();
  await found('Új asztal nincs benne').waitFor();
  await found(`${GAMES.length}\u00a0asztal már megvan, és ugyanott tart`).waitFor();
  await button('Mindet betöltöm').tap();
  await toast('Minden megvan').waitFor();
  assert.deepEqual(await kept(), had);
});

test('where there is nothing it all comes in, the settings too', async () => {
  await visit(phone, '#/settings');
  await way(/^Minden törlése/).tap();
  await button('Törlök mindent').tap();
  await toast('Minden törölve').waitFor();
  await way(/^Betöltés/).tap();
  await choose();
  await found(`${GAMES.length}\u00a0új asztal van benne`).waitFor();
  assert.ok(await phone.page.getByRole('switch', { name: /^A beállításokat is/ }).isChecked());
  await phone.page.waitForTimeout(300);
  await assertAccessible(phone, 'a full backup coming in');
  await assertTouchable(phone, 'a full backup coming in');
  await button('Mindet betöltöm').tap();
  await toast(`${GAMES.length}\u00a0asztal betöltve`).waitFor();
  assert.deepEqual(await kept(), had);
});

test('a report is read before it is saved', async () => {
  await visit(phone, '#/settings');
  await way(/^Hibajelentés/).tap();
  const area = phone.page.locator('dialog textarea');
  await area.waitFor();
  const shown = await area.inputValue();
  assert.match(shown, /\d+\.\d+\.\d+/, 'the version');
  assert.equal((await saved()).toString(), shown);
});

test('… and may be about one table', async () => {
  await visit(phone, '#/saved');
  await phone.page.getByRole('button', { name: /mit tegyünk vele/ }).first().tap();
  await button('Hibajelentés erről az asztalról').tap();
  const area = phone.page.locator('dialog textarea');
  await area.waitFor();
  // The game goes on, so hidden information stays hidden.
  assert.match(await area.inputValue(), /\nseed: titok a játék végéig\n/, 'the deal');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

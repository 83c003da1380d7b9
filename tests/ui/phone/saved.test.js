// Kept tables: found, named, copied, deleted and restored, and transferred between devices.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { scratchDirectory } from '../harness/places.js';
import { until } from '../harness/processes.js';
import { decide, lay, myTurn, refusals, settings, standing, visit } from '../harness/table.js';
import { GAMES } from '../harness/games.js';

/** The folder in which files are saved. */
const downloads = scratchDirectory('downloads');
process.env.ASZTALTARS_DOWNLOADS = downloads;
let phone;
/** A second device. */
let other;
let refused;
let refusedThere;
let id;
before(async () => {
  phone = await Phone.open();
  other = await Phone.open();
  refused = refusals(phone);
  refusedThere = refusals(other);
  for (const device of [phone, other]) await settings(device);
  id = await lay(phone, { seed: '21', bots: 2 });
  const now = await myTurn(phone, id);
  await decide(phone, id, now, now.state.moves[0]);
  await myTurn(phone, id);
  await phone.invoke('table_leave', { id });
});
after(async () => {
  await other?.close();
  await phone?.close();
});

const button = (name, { page } = phone) => page.getByRole('button', { name, exact: true });
const row = (table) => phone.page.locator(`li[data-id="${table}"]`);
const toast = (text) => phone.page.locator('.toast', { hasText: text });
const tableId = ({ page }) => new URL(page.url()).hash.split('/').pop();
const tables = async (device) => (await device.invoke('start', { system: 'hu-HU' })).tables;

/** Opens the actions of a table. */
async function sheet(table) {
  await visit(phone, '#/saved');
  await row(table).getByRole('button', { name: /mit tegyünk vele/ }).tap();
  await phone.page.locator('dialog[open]').waitFor();
}

/** Returns everything of a position that the person may know. */
const picture = ({ state, plies, seats }) => ({ view: state.view, plies, players: seats.map(({ player }) => player) });

test('the first screen leads to all kept tables, and one touch goes on with one', async () => {
  await visit(phone, '#/');
  await phone.page.locator('.saved .head button').tap();
  await phone.page.getByRole('heading', { name: 'Mentett asztalok' }).waitFor();
  await row(id).getByText('Boldog mocsik').waitFor();
  assert.match(await row(id).innerText(), /ma \d+:\d\d · 2\sbot: Kezdő/);
  await row(id).getByRole('button').first().tap();
  await phone.page.waitForSelector('.hand');
  assert.equal(tableId(phone), id);
});

test('a table gets a name, which it has everywhere, and loses it again', async () => {
  await sheet(id);
  await assertAccessible(phone, 'what can be done with a table');
  await assertTouchable(phone, 'what can be done with a table');
  await button('Átnevezés').tap();
  await phone.page.locator('dialog input').fill('  Vonaton,  Évával ');
  await phone.page.keyboard.press('Enter');
  await row(id).getByText('Vonaton, Évával', { exact: true }).waitFor();
  assert.match(await row(id).innerText(), /Boldog mocsik · 1\.\sforduló/);
  await visit(phone, '#/');
  await phone.page.locator('.continue', { hasText: 'Vonaton, Évával' }).waitFor();
  await sheet(id);
  await button('Átnevezés').tap();
  await phone.page.locator('dialog input').fill('');
  await button('Mentés').tap();
  await row(id).getByText('Vonaton').waitFor({ state: 'detached' });
});

test('Back leads from a name to what can be done, and only then away', async () => {
  await sheet(id);
  await button('Átnevezés').tap();
  await phone.page.locator('dialog input').waitFor();
  await phone.page.goBack();
  await phone.page.locator('dialog').getByRole('button', { name: 'Átnevezés' }).waitFor();
  await phone.page.goBack();
  await phone.page.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(new URL(phone.page.url()).hash, '#/saved');
  // Closing from inside leaves no history entry behind.
  await row(id).getByRole('button', { name: /mit tegyünk vele/ }).tap();
  await button('Átnevezés').tap();
  await button('Bezárás').tap();
  await phone.page.locator('dialog').waitFor({ state: 'detached' });
  await until(() => phone.page.evaluate(() => !history.state.overlay), 'the way back');
});

test('a copy stands where the original stands, which stays as it is', async () => {
  const before = picture(await standing(phone, id));
  await sheet(id);
  await phone.page.locator('dialog').getByRole('button', { name: /^Másolat/ }).tap();
  await toast('„Boldog mocsik – másolat”').getByRole('button', { name: 'Megnyitás' }).tap();
  await phone.page.waitForSelector('.hand');
  const copy = tableId(phone);
  assert.notEqual(copy, id);
  assert.deepEqual(picture(await standing(phone, copy)), before);
  assert.deepEqual(picture(await standing(phone, id)), before);
  await visit(phone, '#/saved');
  await row(copy).getByText('segítséggel').waitFor();
  await phone.invoke('table_delete', { id: copy });
});

test('a table deleted can be brought back', async () => {
  await sheet(id);
  await button('Törlés').tap();
  await toast('„Boldog mocsik” törölve').waitFor();
  await row(id).waitFor({ state: 'detached' });
  await toast('törölve').getByRole('button', { name: 'Visszavonás' }).tap();
  await row(id).waitFor();
});

test('of many tables only one game’s are shown if so wished; what is over stands apart', async () => {
  for (const game of [...GAMES, ...GAMES]) await lay(phone, { game, options: {} });
  const games = (await tables(phone)).map(({ game }) => game);
  await visit(phone, '#/');
  await phone.page.waitForSelector('.tile');
  const names = Object.fromEntries(await phone.page.$$eval('.tile', (tiles) => tiles.map((it) => [it.dataset.game, it.querySelector('h2, h3').textContent])));
  await visit(phone, '#/saved');
  for (const game of GAMES) {
    await phone.page.getByRole('radio', { name: names[game] }).tap();
    const there = games.filter((one) => one === game);
    const shown = () => phone.page.$$eval('li[data-id]', (rows) => rows.map(({ dataset }) => dataset.game));
    await until(async () => (await shown()).join() === there.join(), `only the tables of ${game}`);
    assert.deepEqual(await phone.page.locator('section h2').allInnerTexts(), [`Folyamatban ${there.length}`]);
  }
  await phone.page.getByRole('radio', { name: 'Mind' }).tap();
  await row(id).waitFor();
  await phone.page.waitForTimeout(300);
  await assertAccessible(phone, 'saved tables');
  await assertTouchable(phone, 'saved tables');
});

test('a table goes to another device as a code, and goes on there where it was', async () => {
  await sheet(id);
  await phone.page.locator('dialog').getByRole('button', { name: /^Mentés kódként/ }).tap();
  const area = phone.page.locator('dialog textarea');
  await area.waitFor();
  const code = await area.inputValue();
  await visit(other, '#/open');
  await other.page.locator('textarea').fill(code);
  await button('Megnézem', other).tap();
  await other.page.locator('.found', { hasText: 'Boldog mocsik' }).waitFor();
  await other.page.waitForTimeout(300);
  await assertAccessible(other, 'a table in a text');
  await assertTouchable(other, 'a table in a text');
  await button('Betöltöm', other).tap();
  await other.page.waitForSelector('.hand');
  assert.deepEqual(picture(await standing(other, tableId(other))), picture(await standing(phone, id)));
});

test('… or as a file, which is there already', async () => {
  await button('Mentés a Letöltésekbe').tap();
  const said = phone.page.locator('dialog [role=status]', { hasText: 'Elmentve ide' });
  await said.waitFor();
  const path = (await said.innerText()).replace('Elmentve ide: ', '');
  assert.ok(path.startsWith(join(downloads, '/')), path);
  await visit(other, '#/open');
  await other.page.setInputFiles('input[type=file]', { name: 'asztal', mimeType: 'text/plain', buffer: readFileSync(path) });
  await other.page.locator('.found', { hasText: 'már megvan, és ugyanott tart' }).waitFor();
  await button('A mentett asztalokhoz', other).tap();
  await other.page.getByRole('heading', { name: 'Mentett asztalok' }).waitFor();
});

test('what is nothing, cut short or far too large is told in a sentence, and changes nothing', async () => {
  await sheet(id);
  await phone.page.locator('dialog').getByRole('button', { name: /^Mentés kódként/ }).tap();
  const code = await phone.page.locator('dialog textarea').inputValue();
  const before = (await tables(phone)).length;
  await visit(phone, '#/open');
  const problem = phone.page.getByRole('alert');
  for (const text of ['szia', code.slice(0, -9), code.replace(/[a-z]/, 'é')]) {
    await phone.page.locator('textarea').fill('');
    await phone.page.locator('textarea').fill(text);
    await button('Megnézem').tap();
    await until(async () => /\.$/.test(await problem.innerText()), text.slice(0, 20));
    assert.equal(await phone.page.locator('.found').count(), 0);
  }
  const large = join(scratchDirectory('large'), 'large.asztal');
  writeFileSync(large, Buffer.alloc(50 << 20, 'a'));
  await phone.page.setInputFiles('input[type=file]', large);
  await until(async () => /túl nagy/.test(await problem.innerText()), 'the limit');
  assert.equal((await tables(phone)).length, before);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('notOurs', 'badText', 'badCode'), []);
  assert.deepEqual(refused.otherFaults(), []);
  assert.deepEqual(refusedThere.unexpected(), []);
  assert.deepEqual(refusedThere.otherFaults(), []);
});

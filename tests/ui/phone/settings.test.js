// A setting that can't be saved: what is shown is what is kept.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { openedPhone } from '../harness/opened.js';
import { until } from '../harness/processes.js';
import { visit } from '../harness/table.js';

const NOT_SAVED = { kind: 'readOnly', text: 'Most semmit nem lehet elmenteni.', reasons: [] };

const { phone, refused } = await openedPhone();
const { page } = phone;

/** Changes of settings that were sent, and wait to be let through or refused. */
const held = [];
before(async () => {
  await page.route('**/ipc', async (route) => {
    if (route.request().postDataJSON().cmd === 'settings_save') held.push(route);
    else await route.fallback();
  });
  await visit(phone, '#/settings');
});

/** The next change, once it has been sent. */
async function sent() {
  await until(() => held.length > 0, 'the change');
  return held.shift();
}
const refuse = (change) => change.fulfill({ status: 400, json: NOT_SAVED });

const radio = (legend, name) => page.getByRole('group', { name: legend }).getByRole('radio', { name, exact: true });
const look = () => page.evaluate(() => document.documentElement.dataset.theme);
const spoken = () => page.evaluate(() => document.documentElement.lang);
const told = () => page.locator('.toast', { hasText: NOT_SAVED.text }).waitFor();
const kept = async () => {
  const { theme, language } = (await phone.invoke('start', { system: 'hu-HU' })).settings;
  return { theme, language };
};

test('a look is seen at once, and taken back with a word where it can’t be saved', async () => {
  await radio('Megjelenés', 'Sötét').tap();
  const change = await sent();
  assert.equal(await look(), 'dark');
  await refuse(change);
  await told();
  assert.equal(await look(), 'light');
  assert.ok(await radio('Megjelenés', 'Automatikus').isChecked());
});

test('so is a language', async () => {
  await radio('Nyelv', 'English').tap();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  assert.equal(await spoken(), 'en');
  await refuse(await sent());
  await page.getByRole('heading', { name: 'Beállítások' }).waitFor();
  assert.equal(await spoken(), 'hu');
  assert.ok(await radio('Nyelv', 'Automatikus').isChecked());
  assert.deepEqual(await kept(), { theme: 'system', language: 'system' });
});

test('of two changes, one behind the other, the one that is saved stays', async () => {
  await radio('Megjelenés', 'Sötét').tap();
  await radio('Nyelv', 'English').tap();
  const first = await sent();
  assert.equal(held.length, 0, 'the second waits for the first');
  await first.continue();
  await refuse(await sent());
  await page.getByRole('heading', { name: 'Beállítások' }).waitFor();
  assert.equal(await look(), 'dark');
  assert.ok(await radio('Megjelenés', 'Sötét').isChecked());
  assert.deepEqual(await kept(), { theme: 'dark', language: 'system' });
});

test('… and one that couldn’t be saved is saved with the next', async () => {
  await radio('Megjelenés', 'Világos').tap();
  await radio('Kártyaméret', 'Nagy').tap();
  await refuse(await sent());
  await (await sent()).continue();
  await until(async () => (await kept()).theme === 'light', 'the look to be kept');
  assert.equal(await look(), 'light');
  assert.ok(await radio('Kártyaméret', 'Nagy').isChecked());
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('readOnly'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// Dragging cards in Párbaj: a second way to play, to attack, and to move.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { carry, drag, dragTo, nothingCarried } from '../../../harness/carry.js';
import { DESKTOP, Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { lay, refusals, settings, standing, visit } from '../../../harness/table.js';
import { playParbaj } from '../player.js';
import { sitDownAt } from '../scene.js';

const CROWD = 'du-5.1-a-crowd-and-one-sapling';
const OWN = '.half:not(.theirs)';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

/** Opens a table in the main phase with a playable card in hand. */
async function readyToPlay(where) {
  const id = await lay(where, { game: 'parbaj', bots: 1, seed: '7' });
  await visit(where, `#/table/${id}`);
  await where.page.waitForSelector('.hand');
  const playable = async () => (await standing(where, id)).state.moves.some(({ kind }) => kind === 'play');
  await playParbaj(where, { seed: 3, keen: 0, done: playable });
  await where.page.waitForSelector('.hand .slot.lit');
  return id;
}

test('a guard is carried onto whom it attacks', async () => {
  const id = await sitDownAt(phone, CROWD);
  const { page } = phone;
  const target = page.locator('.theirs .guards .permanent');
  await carry(phone, page.locator(`${OWN} [data-inspect="sarj"]`), target, async () => {
    await page.waitForSelector('.theirs .permanent.aimable');
    await phone.screenshot('parbaj-carried');
  });
  await until(async () => (await standing(phone, id)).state.view.attacks.length === 1, 'the attack');
  await nothingCarried(phone);
});

test('let go of elsewhere it attacks nobody, and a forbidden target tells its rule', async () => {
  const id = await sitDownAt(phone, CROWD);
  const { page } = phone;
  const guard = page.locator(`${OWN} [data-inspect="lombor"]`);
  await carry(phone, guard, page.locator('.hand'));
  assert.equal(await page.locator('.permanent.chosen').count(), 0);
  await carry(phone, guard, page.locator('.theirs [data-player]'));
  await page.locator('.toast', { hasText: 'DU-5.1' }).waitFor();
  assert.equal((await standing(phone, id)).state.view.attacks.length, 0);
});

test('a card is carried from the hand onto the table: that announces it', async () => {
  const id = await readyToPlay(phone);
  const { page } = phone;
  await carry(phone, page.locator('.hand .slot.lit').first(), page.locator('.felt'), async () => {
    await page.waitForSelector('.felt[data-goal][data-aimed]');
    await phone.screenshot('parbaj-carried-card');
  });
  await until(async () => (await standing(phone, id)).state.view.announced !== null, 'the card to be announced');
  assert.deepEqual(refused.unexpected('forbidden', 'illegal'), []);
});

test('with a mouse, too; Escape puts it back, and a right click shows the sheet', async () => {
  const desktop = await Phone.open({ device: DESKTOP });
  try {
    await settings(desktop);
    const id = await sitDownAt(desktop, CROWD);
    const { page } = desktop;
    const [from, to] = [page.locator(`${OWN} [data-inspect="sarj"]`), page.locator('.theirs .guards .permanent')];
    await from.click({ button: 'right' });
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await drag(desktop, from, to);
    await page.waitForSelector('.theirs .permanent[data-aimed]');
    await page.keyboard.press('Escape');
    await nothingCarried(desktop);
    await page.mouse.up();
    assert.equal((await standing(desktop, id)).state.view.attacks.length, 0);
    assert.equal(await page.locator('.permanent.chosen').count(), 0);

    await dragTo(desktop, from, to);
    await until(async () => (await standing(desktop, id)).state.view.attacks.length === 1, 'the attack');
    assert.deepEqual(desktop.faults, []);
  } finally {
    await desktop.close();
  }
});

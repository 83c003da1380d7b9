// Carrying cards at Párbaj: a second way to play, to attack, and to move.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, Phone } from '../../../harness/phone.js';
import { Fingers, middle } from '../../../harness/fingers.js';
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

/** Carries one thing onto another with a finger, or almost: `look` is called before it is let go of. */
async function carry(from, to, look = () => undefined) {
  const fingers = await Fingers.of(phone);
  const [start, end] = [await middle(from), await middle(to)];
  await fingers.down(start);
  // Upwards at first: sideways would scroll the hand.
  await fingers.move([start[0], start[1] - 30]);
  await fingers.move(end);
  await look();
  await fingers.up();
}

/** Sits down in the main phase with a card in hand that can be played. */
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
  await carry(page.locator(`${OWN} [data-inspect="sarj"]`), target, async () => {
    await page.waitForSelector('.theirs .permanent.aimable');
    await phone.screenshot('parbaj-carried');
  });
  await until(async () => (await standing(phone, id)).state.view.attacks.length === 1, 'the attack');
  assert.equal(await page.locator('[data-carried]').count(), 0);
});

test('let go of elsewhere it attacks nobody, and a forbidden target tells its rule', async () => {
  const id = await sitDownAt(phone, CROWD);
  const { page } = phone;
  const guard = page.locator(`${OWN} [data-inspect="lombor"]`);
  await carry(guard, page.locator('.hand'));
  assert.equal(await page.locator('.permanent.chosen').count(), 0);
  await carry(guard, page.locator('.theirs [data-player]'));
  await page.locator('.toast', { hasText: 'DU-5.1' }).waitFor();
  assert.equal((await standing(phone, id)).state.view.attacks.length, 0);
});

test('a card is carried from the hand onto the table: that announces it', async () => {
  const id = await readyToPlay(phone);
  const { page } = phone;
  await carry(page.locator('.hand .slot.lit').first(), page.locator('.felt'), async () => {
    await page.waitForSelector('[data-carried="table"]');
    await phone.screenshot('parbaj-carried-card');
  });
  await until(async () => (await standing(phone, id)).state.view.announced !== null, 'the card to be announced');
  assert.deepEqual(refused.unexpected('forbidden', 'illegal'), []);
});

test('with a mouse, too; Escape puts it back', async () => {
  const desktop = await Phone.open({ device: DESKTOP });
  try {
    await settings(desktop);
    const id = await sitDownAt(desktop, CROWD);
    const { page } = desktop;
    const [from, to] = [await middle(page.locator(`${OWN} [data-inspect="sarj"]`)), await middle(page.locator('.theirs .guards .permanent'))];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
    await page.waitForSelector('[data-carried]');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.waitForSelector('[data-carried]', { state: 'detached' });
    assert.equal((await standing(desktop, id)).state.view.attacks.length, 0);
    assert.equal(await page.locator('.permanent.chosen').count(), 0);

    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
    await page.mouse.up();
    await until(async () => (await standing(desktop, id)).state.view.attacks.length === 1, 'the attack');
  } finally {
    await desktop.close();
  }
});

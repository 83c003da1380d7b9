// Dragging active cards in Astra: a second way to aim their abilities.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { carry, drag, dragTo, nothingCarried } from '../../../harness/carry.js';
import { hold } from '../../../harness/fingers.js';
import { DESKTOP, Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { refusals, settings, standing } from '../../../harness/table.js';
import { openTable } from '../sky.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const quarter = ({ page }, place) => page.locator(`.quarter [data-place="${place}"]`);
const own = ({ page }, card) => page.locator(`.journal [data-card="${card}"]`);

/** Opens a table at the beginning of a scenario. */
async function sitDownIn(where, scenario) {
  const id = await where.invoke('scene_play_on', { scene: { scenario, step: 0, moves: [] }, level: 'beginner' });
  await openTable(where, id);
  await where.page.waitForSelector('.journal [data-carry]');
  return { id, ...(await standing(where, id)) };
}

const litPlaces = ({ page }) => page.$$eval('.quarter [data-place][data-goal]', (all) => all.map((one) => one.dataset.place));

test('an ability is carried to the displayed card it is for, and to no other', async () => {
  const { id, revision } = await sitDownIn(phone, 'as-10.10-untouched-only');
  await carry(phone, own(phone, 'lib'), quarter(phone, 'air'), async () => {
    assert.deepEqual(await litPlaces(phone), ['earth']);
    await phone.screenshot('astra-carried');
  });
  await phone.page.locator('.toast', { hasText: 'AS-10.10' }).waitFor();
  assert.equal((await standing(phone, id)).revision, revision);
  await nothingCarried(phone);
  // The toast covers the journal.
  await phone.page.keyboard.press('Escape');
  await phone.page.waitForSelector('.toast', { state: 'detached' });
  await carry(phone, own(phone, 'lib'), quarter(phone, 'earth'));
  await until(async () => (await standing(phone, id)).revision > revision, 'the exchange');
});

test('one that is for a star opens the card where it is to be chosen', async () => {
  const { id, revision } = await sitDownIn(phone, 'as-2.1-complete-and-waiting');
  await carry(phone, own(phone, 'her'), quarter(phone, 'air'));
  await phone.page.locator('[data-star="4"]').waitFor();
  assert.equal((await standing(phone, id)).revision, revision);
});

test('one that is for an active card is carried to that', async () => {
  const { id, revision } = await sitDownIn(phone, 'as-10.9-active-cards-only');
  await carry(phone, own(phone, 'gem'), own(phone, 'aql'), async () => {
    assert.equal(await phone.page.locator('.journal [data-card="aql"][data-goal]').count(), 1);
  });
  await until(async () => (await standing(phone, id)).revision > revision, 'the card to be ready again');
});

test('let go of elsewhere it does nothing; held, it shows its sheet', async () => {
  const { id, revision } = await sitDownIn(phone, 'as-10.10-untouched-only');
  await carry(phone, own(phone, 'lib'), phone.page.locator('.ask'));
  await nothingCarried(phone);
  assert.equal(await phone.page.locator('.ask.ready').count(), 0);
  await hold(phone, own(phone, 'lib'));
  await phone.page.locator('dialog[open]').waitFor();
  assert.equal((await standing(phone, id)).revision, revision);
});

test('with a mouse, too; Escape puts it back, and a right click shows the sheet', async () => {
  const desktop = await Phone.open({ device: DESKTOP });
  try {
    await settings(desktop);
    const { id, revision } = await sitDownIn(desktop, 'as-10.10-untouched-only');
    const { page } = desktop;
    await own(desktop, 'lib').click({ button: 'right' });
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await drag(desktop, own(desktop, 'lib'), quarter(desktop, 'earth'));
    await page.waitForSelector('.quarter [data-aimed]');
    await page.keyboard.press('Escape');
    await nothingCarried(desktop);
    await page.mouse.up();
    assert.equal((await standing(desktop, id)).revision, revision);
    await dragTo(desktop, own(desktop, 'lib'), quarter(desktop, 'earth'));
    await until(async () => (await standing(desktop, id)).revision > revision, 'the exchange');
    assert.deepEqual(desktop.faults, []);
  } finally {
    await desktop.close();
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

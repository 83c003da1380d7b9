// Párbaj by touch: a whole duel, and refusals.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { isOver } from '../../../harness/player.js';
import { until } from '../../../harness/processes.js';
import { lay, refusals, settings, standing, visit } from '../../../harness/table.js';
import { playParbaj } from '../player.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

test('a whole duel is played by touch', async () => {
  // Resignations would shorten the duel.
  await settings(phone, { botsResign: false });
  const id = await lay(phone, { game: 'parbaj', bots: 1, seed: '7' });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  const touches = await playParbaj(phone, { seed: 3 });
  assert.ok(await isOver(phone));
  assert.ok(touches > 25, `${touches} touches`);
  const { outcome, state, log } = await standing(phone, id);
  assert.equal(state.view.step.kind, 'over');
  assert.equal(outcome.standings.length, 2);
  const mine = log.flatMap(({ event }) => (event?.event.seat === state.view.seat ? [event.event.kind] : []));
  for (const kind of ['kept', 'played', 'paid', 'entered', 'declined']) assert.ok(mine.includes(kind), kind);
  assert.deepEqual(refused.unexpected('stale'), []);
});

test('a card that is too dear says so, and by which rule', async () => {
  await settings(phone);
  const id = await lay(phone, { game: 'parbaj', bots: 1, seed: '7' });
  await visit(phone, `#/table/${id}`);
  await phone.page.getByRole('button', { name: 'Megtartom', exact: true }).tap();
  await phone.page.locator('.hand .slot:has(.faded)').first().tap();
  await phone.page.locator('[data-look] .against', { hasText: 'DU-' }).first().waitFor();
  // It is placed where the button to play would be, and only puts the card down again.
  await phone.page.locator('.acts .button.faded').tap({ force: true });
  await phone.page.waitForSelector('[data-look]', { state: 'detached' });
  assert.equal((await standing(phone, id)).state.view.announced, null);
});

test('a card is looked at by a touch, then another one: nothing is announced until one is played', async () => {
  await settings(phone);
  const id = await lay(phone, { game: 'parbaj', bots: 1, seed: '7' });
  await visit(phone, `#/table/${id}`);
  await phone.page.getByRole('button', { name: 'Megtartom', exact: true }).tap();
  await playParbaj(phone, { seed: 3, keen: 0, done: async () => (await standing(phone, id)).state.moves.some(({ kind }) => kind === 'play') });
  const { page } = phone;
  const lit = page.locator('.hand .slot.lit');
  await lit.first().waitFor();
  const slots = page.locator('.hand .slot');
  for (let place = 0; place < (await slots.count()); place += 1) {
    await slots.nth(place).tap();
    const card = await slots.nth(place).getAttribute('data-inspect');
    await page.waitForSelector(`[data-look="${card}"]`);
  }
  const looking = (await standing(phone, id)).state.view;
  assert.equal(looking.announced, null);
  await lit.first().tap();
  const card = await lit.first().getAttribute('data-inspect');
  await page.waitForSelector(`[data-look="${card}"]`);
  await page.locator('.acts .primary').tap();
  await until(async () => {
    const { announced, hand } = (await standing(phone, id)).state.view;
    return announced?.origin.card === card || hand.filter((one) => one.card === card).length < looking.hand.filter((one) => one.card === card).length;
  }, 'the card to be played');
});

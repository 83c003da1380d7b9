// Párbaj by touch: a whole duel, and what is refused.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { isOver } from '../../../harness/player.js';
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
  // A whole duel is one that nobody gives up.
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
  await phone.page.locator('.toast', { hasText: 'DU-' }).waitFor();
});

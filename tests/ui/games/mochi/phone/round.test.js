// Rounds and games by touch.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertNoWider } from '../../../harness/accessible.js';
import { PHONE, Phone } from '../../../harness/phone.js';
import { isOver, play } from '../../../harness/player.js';
import { refusals, sitDown, standing } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

/** Stores the totals of the last score sheet shown, because the player closes it at once. */
function rememberScores() {
  new MutationObserver(() => {
    const totals = [...document.querySelectorAll('dialog[open] td.total')];
    if (totals.length > 0) window.scores = totals.map((total) => Number(total.innerText));
  }).observe(document.body, { childList: true, subtree: true });
}

test('a round played by touch ends with its scores, and the next one is dealt', async () => {
  const scores = () => phone.page.evaluate(() => window.scores);
  let id;
  // The result depends on which touch meets a flying card, so any of these rounds may cost enough points to end the
  // game.
  for (const seed of ['4', '5', '6', '7', '8']) {
    id = await sitDown(phone, { bots: 3, seed, target: '60' });
    await phone.page.evaluate(rememberScores);
    await play(phone, { seed: 4, done: scores });
    if (await scores()) break;
  }
  await phone.screenshot('phone-light-keep');
  const [penalties] = (await standing(phone, id)).state.view.rounds;
  assert.deepEqual(await scores(), penalties.toSorted((a, b) => a - b));
  const title = phone.page.locator('[data-page-title]');
  await play(phone, { seed: 5, done: async () => /2\.\sforduló/.test(await title.innerText()) });
});

test('a game is played to its end, and another one is laid from there', async () => {
  const id = `#/table/${await sitDown(phone, { bots: 2, seed: '2', target: '15' })}`;
  await play(phone, { seed: 6 });
  assert.ok(await isOver(phone));
  const { outcome, state } = await standing(phone, id.split('/').pop());
  assert.ok(Math.max(...outcome.standings.map(({ score }) => score)) >= state.view.target);
  assert.match(await phone.page.locator('section.over h2').innerText(), /nyert|Nyertél|győzelem/);
  await phone.page.getByRole('button', { name: 'Még egyet!' }).tap();
  await phone.page.waitForFunction((id) => location.hash !== id && document.querySelector('.hand'), id);
  assert.equal(await phone.page.locator('.seats .seat').count(), 2);
});

test('after a bot has moved the phone may be laid aside and taken up again', async () => {
  // In landscape the same table is there, and nothing is wider than the screen.
  await phone.page.setViewportSize({ width: PHONE.viewport.height, height: PHONE.viewport.width });
  await phone.page.waitForFunction(() => innerWidth > innerHeight && document.querySelector('.hand'));
  await assertNoWider(phone, 'the table lying down');
});

test('nothing went wrong unseen', () => {
  // A touch may come just as a bot moves.
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

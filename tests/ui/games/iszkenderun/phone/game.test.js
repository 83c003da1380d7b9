// Iskenderun by touch: a round, every action of the action marker, forecasts and refusals, and a kill while a target is
// being chosen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { isOver, play } from '../../../harness/player.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, playOut, refusals, seen, settings, standing, visit } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const inHand = (card) => phone.page.locator(`.hand [data-card="${card}"]`);
const inRow = (card) => phone.page.locator(`.rows .laid[data-inspect="${card}"]`);
const rowOf = (seat) => phone.page.locator(`.row:has([data-spot="seat-${seat}"])`);
const button = (name) => phone.page.getByRole('button', { name, exact: true });
const ask = () => phone.page.locator('.ask').innerText();
const asked = (what) => until(async () => what.test(await ask()), `to be asked ${what}`);
/** Presses the main button, once nothing is missing. */
const confirm = () => phone.page.locator('.acts .button.primary:not(.faded)').tap();

/** Opens a table at the beginning of a scenario; bots wait until the person has moved. */
async function sitDownIn(scenario) {
  await settings(phone, { botSpeed: 'step' });
  const scene = { scenario, step: 0, moves: [] };
  const id = await phone.invoke('scene_play_on', { scene, level: 'beginner' });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  return id;
}

/** Confirms; returns the person's view as soon as the house has accepted the decision. */
async function decided(id) {
  const { revision } = await standing(phone, id);
  await confirm();
  const now = await until(async () => {
    const next = await standing(phone, id);
    return next.revision > revision && next;
  }, 'the decision to be taken');
  await seen(phone, now);
  return now.state.view;
}

/** Pays with a card of the hand, and picks the action if the card could pay for others too. */
async function useMarker(cost, deed) {
  await button('Akciójelző használata').tap();
  await asked(/Melyik lappal fizetsz/);
  await inHand(cost).tap();
  const which = phone.page.locator('.acts .several');
  if ((await which.count()) > 0) await which.getByRole('button', { name: deed, exact: true }).tap();
}

test('a round is played by touch, and the next begins', async () => {
  await settings(phone);
  const id = await lay(phone, { game: 'iszkenderun', bots: 2, seed: '7' });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  const rounds = new Set();
  await phone.page.exposeFunction('roundClosed', (title) => rounds.add(title));
  await phone.page.evaluate(() => {
    new MutationObserver(() => {
      const title = document.querySelector('dialog[open] h2')?.innerText;
      if (title) window.roundClosed(title);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const closed = () => [...rounds].filter((title) => /forduló vége/.test(title));
  const touches = await play(phone, { seed: 3, done: async () => (await standing(phone, id)).state.view.rounds.length > 1 });
  assert.ok(touches > 10, `${touches} touches`);
  assert.ok(closed().length > 0);
  const { outcome, state } = await playOut(phone, id);
  assert.equal(state.view.rounds.length, 4);
  assert.equal(outcome.standings.length, 3);
  await play(phone, { seed: 3 });
  assert.ok(await isOver(phone));
});

test('the marker guards a card', async () => {
  const id = await sitDownIn('is-5.5-protected');
  await useMarker('S4', 'Védelem');
  await asked(/Melyik lapra teszed a jelződet/);
  await inRow('H7').tap();
  const view = await decided(id);
  assert.equal(view.seats[view.seat].marker.kind, 'onCard');
  assert.match(await inRow('H7').innerText(), /a te akciójelződ védi/);
});

test('the marker steals a card, but none too dear', async () => {
  const id = await sitDownIn('is-5.6-theft');
  await useMarker('T5', 'Lopás');
  await asked(/legfeljebb 5 lehet/);
  await inRow('H6').tap();
  await phone.page.locator('.toast', { hasText: 'IS-5.6' }).waitFor();
  await inRow('X5').tap();
  const view = await decided(id);
  assert.deepEqual(view.hand, ['X5', 'X7']);
  await inHand('X5').waitFor();
});

test('the marker exchanges up to three cards', async () => {
  const id = await sitDownIn('is-5.4-exchange');
  await useMarker('X3', 'Lapcsere');
  for (const card of ['S1', 'T2', 'S10']) await inHand(card).tap();
  await phone.page.getByRole('button', { name: /^Cserélek 3\slapot$/ }).waitFor();
  const view = await decided(id);
  assert.deepEqual([...view.hand].sort(), ['H4', 'T5', 'T7', 'X6']);
});

test('the marker adds four to the score pile', async () => {
  const id = await sitDownIn('is-5.3-plus-four');
  await useMarker('H2', 'Plusz négy');
  const view = await decided(id);
  assert.equal(view.seats[view.seat].scorePileWorth, 10);
  assert.equal(view.seats[view.seat].marker.kind, 'onScorePile');
});

test('what a decision would change is told before it is confirmed', async () => {
  const id = await sitDownIn('is-4.4-guarded-target');
  const before = await standing(phone, id);
  const { seats, seat } = before.state.view;
  await inRow('S6').tap();
  await inRow('S1').tap();
  await asked(/\d+\s→\s\d+/);
  const told = [...(await ask()).matchAll(/(\d+)\s→\s(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)]);
  assert.equal((await standing(phone, id)).revision, before.revision, 'nothing is decided yet');
  const view = await decided(id);
  const changed = [seat, ...[...seats.keys()].filter((one) => one !== seat)]
    .filter((one) => seats[one].total !== view.seats[one].total)
    .map((one) => [seats[one].total, view.seats[one].total]);
  assert.deepEqual(told, changed);
});

test('a guarded card says why it can’t be aimed at, and what follows is still open', async () => {
  const id = await sitDownIn('is-4.4-guarded-target');
  const { revision } = await standing(phone, id);
  await inRow('S6').tap();
  await asked(/Melyik lapot dobod el/);
  assert.match(await inRow('H7').innerText(), /őrzi/);
  await inRow('H7').tap();
  const toast = phone.page.locator('.toast');
  await toast.waitFor();
  assert.match(await toast.innerText(), /IS-4\.4/);
  assert.equal((await standing(phone, id)).revision, revision);
  await inRow('S1').tap();
  await decided(id);
  await inRow('S1').waitFor({ state: 'detached' });
});

test('a card can be laid at the end of a row, which grows', async () => {
  await settings(phone);
  const id = await lay(phone, { game: 'iszkenderun', bots: 2, seed: '2' });
  await visit(phone, `#/table/${id}`);
  const { state } = await myTurn(phone, id);
  const { card } = state.moves.find(({ kind, row }) => kind === 'play' && row === state.view.seat);
  await inHand(card).tap();
  await asked(/a sorod \d+\s→\s\d+/i);
  await confirm();
  await rowOf(state.view.seat).locator(`.laid[data-inspect="${card}"]`).waitFor();
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

test('killed while a target is being chosen, the app opens where it was', async () => {
  const id = await sitDownIn('is-4.4-guarded-target');
  const left = await standing(phone, id);
  await inRow('S6').tap();
  await asked(/Melyik lapot dobod el/);
  await phone.kill();
  phone = await Phone.open({ data: phone.data });
  await phone.start();
  assert.deepEqual(await standing(phone, id), left);
  await phone.page.locator('.continue button').first().tap();
  await phone.page.waitForSelector('.hand');
  assert.match(phone.page.url(), new RegExp(id));
  // The selection is still there.
  await asked(/Melyik lapot dobod el/);
  await inRow('S1').tap();
  const view = await decided(id);
  assert.equal(view.seats.flatMap(({ row }) => row).some(({ card }) => card === 'S1'), false);
  assert.deepEqual(phone.faults, []);
});

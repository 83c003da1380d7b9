// A hint is described in words and highlighted on the table, which stays visible and playable.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { myTurn, reach, refusals, sitDown, standing, takeHint } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const panel = () => phone.page.locator('.tip');
const move = () => panel().locator('.move').innerText();
const button = (name) => phone.page.getByRole('button', { name, exact: true });

async function ask() {
  await takeHint(phone);
  await panel().locator('.move:not(.soft)').waitFor();
}

/** Returns the highlighted places of the hand. */
function litPlaces() {
  return phone.page
    .locator('.hand .slot:has(.mark)')
    .evaluateAll((slots) => slots.map((slot) => Number(slot.dataset.place)));
}

let id;

test('the best move is told with what it promises, and its cards are lit', async () => {
  const pairs = ({ state }) => state.view.step.kind === 'action' && state.moves.filter(({ kind }) => kind === 'playPair').length > 1;
  id = await reach(phone, pairs, { bots: 3, most: 20 });
  await button('Tipp').tap();
  await panel().waitFor();
  assert.match(await panel().innerText(), /segítséggel játszottnak számít/, 'what it costs is said before it is taken');
  assert.equal(await phone.page.locator('.table .mark').count(), 0);
  assert.equal((await standing(phone, id)).assisted, false);
  await button('Tipp bezárása').tap();
  await panel().waitFor({ state: 'detached' });
  assert.equal((await standing(phone, id)).assisted, false);
  await ask();
  assert.equal((await standing(phone, id)).assisted, true);
  assert.match(await panel().innerText(), /% esély/);
  assert.ok((await phone.page.locator('.table .mark').count()) > 0);
  const inside = await phone.page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [tip, hand, felt, acts] = ['.tip', '.hand', '.felt .pair', '.acts'].map(box);
    return { above: tip.bottom <= hand.top, below: tip.top >= felt.bottom, onScreen: acts.bottom <= innerHeight };
  });
  assert.deepEqual(inside, { above: true, below: true, onScreen: true }, 'it covers neither hand nor centre');
});


test('the line it expects opens, its cards to be looked at', async () => {
  await panel().getByRole('button', { name: 'Várható folytatás' }).tap();
  assert.ok((await panel().locator('ol li').count()) > 0);
  assert.ok(await panel().locator('ol').isVisible());
  await panel().getByRole('button', { name: 'Várható folytatás' }).tap();
  assert.ok(await panel().locator('ol').isHidden());
});

test('the next best moves are stepped through, each lit in its turn', async () => {
  const next = button('Következő legjobb lépés');
  for (let seed = 1; (await next.count()) === 0; seed += 1) {
    assert.ok(seed < 40, 'a hint has more than one move');
    const table = await sitDown(phone, { seed: String(seed) });
    if ((await myTurn(phone, table)).state.moves.length > 1) await ask();
  }
  const best = [await move(), (await litPlaces()).join()];
  await next.tap();
  await phone.page.waitForFunction((best) => document.querySelector('.tip .move').innerText !== best, best[0]);
  assert.match(await panel().innerText(), /a 2\.\s*legjobb/);
  await button('Előző, jobb lépés').tap();
  await phone.page.waitForFunction((best) => document.querySelector('.tip .move').innerText === best, best[0]);
  assert.equal((await litPlaces()).join(), best[1]);
});

test('asked a second time it doesn’t say again what is known', async () => {
  await button('Tipp bezárása').tap();
  await panel().waitFor({ state: 'detached' });
  assert.equal(await phone.page.locator('.table .mark').count(), 0);
  await button('Tipp').tap();
  await panel().locator('.move').waitFor();
  assert.equal(await panel().locator('.offer').count(), 0);
});

test('the lit pair is played by touching it, and the hint goes with the move', async () => {
  const wants = (now) => now.state.view.step.kind === 'action' && now.state.moves.some(({ kind }) => kind === 'playPair');
  for (let seed = 1; ; seed += 1) {
    const table = await sitDown(phone, { seed: String(seed) });
    if (!wants(await myTurn(phone, table))) continue;
    await ask();
    const [left] = await litPlaces();
    if (left === undefined) continue;
    const before = (await standing(phone, table)).state.view.hand;
    await phone.page.locator(`.hand [data-place="${left}"]`).tap();
    await phone.page.locator('.acts .primary').tap();
    await panel().waitFor({ state: 'detached' });
    const played = await until(async () => {
      const { log } = await standing(phone, table);
      return log.map(({ event }) => event.event).find(({ kind }) => kind === 'pairPlayed');
    }, 'the pair to lie there');
    assert.deepEqual([played.pair.left, played.pair.right], before.slice(left, left + 2));
    return;
  }
});

const at = (kind) => ({ state }) => state.view.step.kind === kind && state.moves.length > 0;
const drawOnly = ({ state: { view, moves } }) =>
  view.step.kind === 'action' && moves.length > 0 && moves.every(({ kind }) => kind === 'draw');

const kinds = {
  'a source, before drawing is chosen': [drawOnly, '.felt .mark, .reserve .mark'],
  'a place in the hand': [at('insert'), '.hand .gap .mark'],
  'a player': [at('chooseDrawer'), '.seats .mark, .line .mark'],
  'one of two effects': [at('effectOrder'), '.felt .mark'],
  'a card to keep': [at('keep'), '.hand .slot .mark'],
  'what to reserve, or the button to decline': [at('reserve'), '.hand .slot .mark, .acts .mark'],
  'what to pass on, or the button to decline': [at('passLeft'), '.hand .slot .mark, .acts .mark'],
};

for (const [what, [reached, where]] of Object.entries(kinds)) {
  test(`lit is also ${what}`, async () => {
    await reach(phone, reached, { wishes: [{ kind: 'playPair' }], most: 120 });
    await ask();
    assert.ok((await phone.page.locator(where).count()) > 0, await move());
  });
}

test('a lit source is drawn from with one touch', async () => {
  const table = await reach(phone, drawOnly, { wishes: [{ kind: 'playPair' }], most: 60 });
  const { revision } = await standing(phone, table);
  await ask();
  await phone.page.locator('button:has(> * .mark), button:has(> .mark)').locator('visible=true').first().tap();
  await until(async () => (await standing(phone, table)).revision > revision + 1, 'the card to be drawn');
  await panel().waitFor({ state: 'detached' });
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

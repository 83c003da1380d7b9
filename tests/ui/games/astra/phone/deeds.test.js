// Every kind of choice in Astra, made on the screen in games that come to it: each kind of boon, abilities with and
// without a target, the dream star, cards set aside, and discoveries.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedPhone } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { standing } from '../../../harness/table.js';
import { PRINTED, walk } from '../sky.js';

const { phone, refused } = await openedPhone();

const { page } = phone;
const star = (at) => page.locator(`[data-star="${at}"]`);
const confirm = () => page.locator('.acts .primary:not(.faded)');
const quarter = (place) => page.locator(`.quarter [data-place="${place}"]`);
const own = (card) => page.locator(`.journal [data-card="${card}"]`);

/** Confirms the selection; returns the resulting events, up to the person's next decision. */
async function confirmed(id, now) {
  await confirm().tap();
  return until(async () => {
    const next = await standing(phone, id);
    return next.revision > now.revision && next.log.slice(now.log.length).flatMap(({ event }) => event?.event ?? []);
  }, 'the deed to be done');
}

/** Takes a boon of this kind. */
const boon = (kind) => ({
  here: ({ state: { moves } }) => moves.find((move) => move.kind === 'take' && move.boon.kind === kind),
  async then({ id, now, found }) {
    const { by, chart } = now.state.view.discovered.at(-1);
    assert.notEqual(by, now.state.view.seat);
    assert.match(await page.locator('.discovery h2').innerText(), new RegExp(PRINTED[chart.card].hungarian));
    const at = PRINTED[chart.card].boons.findIndex((one) => one.split(':')[0] === kind);
    await page.locator(`[data-boon="${at}"]`).tap();
    const which = page.locator('.discovery .cards .mini.lit');
    if ((await which.count()) > 1) await page.locator(`.discovery [data-card="${found.card}"]`).tap();
    const events = await confirmed(id, now);
    assert.ok(events.some((event) => event.kind === 'boonTaken' && event.boon.kind === kind), JSON.stringify(events[0]));
  },
});

/** Uses this ability with the target of the first legal use; `after` then checks the table. */
const use = (ability, after = () => {}) => ({
  here: ({ state: { moves } }) => moves.find((move) => move.kind === 'use' && PRINTED[move.card].ability === ability),
  async then({ id, now, found: { card, aim } }) {
    await own(card).tap();
    await page.locator('.ask.ready').waitFor();
    if (aim?.star) {
      await quarter(aim.star[0]).tap();
      await star(aim.star[1]).tap();
      assert.match(await star(aim.star[1]).innerText(), /kiválasztva/);
    } else if (aim?.exhausted) await own(aim.exhausted).tap();
    else if (aim?.displayed) await quarter(aim.displayed).tap();
    const events = await confirmed(id, now);
    assert.ok(events.some((event) => event.kind === 'abilityUsed' && event.card === card), JSON.stringify(events[0]));
    await after({ id, now, card, aim, events });
  },
});

const step = (kind, then) => ({ here: ({ state: { view } }) => view.step.kind === kind, then });

const wanted = {
  'the boon of stardust': boon('stardust'),
  'the boon of a telescope': boon('telescope'),
  'the boon that reactivates a card': boon('reactivate'),
  'the boon of wisdom': boon('wisdom'),
  'the boon of a larger pouch': boon('pouch'),
  'the boon of points': boon('vp'),
  'marking a star for nothing': use('mark', async ({ id, aim }) => {
    const { state } = await standing(phone, id);
    const yours = [...state.view.display, ...state.view.discovered.map(({ chart }) => chart)].flatMap((chart) => chart?.marks.yours ?? []);
    assert.ok(yours.includes(aim.star[1]));
  }),
  'exchanging a card nobody has marked': use('exchange', async ({ now, aim, events }) => {
    const gone = now.state.view.display[['air', 'fire', 'earth'].indexOf(aim.displayed)].card;
    assert.ok(events.some((event) => event.kind === 'exchanged' && event.card === gone));
    await page.locator(`.quarter [data-card="${gone}"]`).waitFor({ state: 'detached' });
  }),
  'reactivating another card': use('reactivate', async ({ id, aim }) => {
    const { state } = await standing(phone, id);
    assert.equal(state.view.journal.active.find(({ card }) => card === aim.exhausted).exhausted, false);
  }),
  'looking at the deck and putting it in another order': use('peek', async ({ id }) => {
    const before = await standing(phone, id);
    const top = before.state.view.deckTop;
    assert.ok(top.length > 1);
    await page.locator('.arrange').waitFor();
    for (const card of top.toReversed()) {
      const one = page.locator(`.arrange [data-card="${card}"]`);
      if (!/felülre|lesz/.test(await one.innerText()) || card === top.at(-1)) await one.tap();
    }
    await page.locator('.arrange button', { hasText: 'felülre' }).and(page.locator(`[data-card="${top.at(-1)}"]`)).waitFor();
    await confirmed(id, before);
    const { state } = await standing(phone, id);
    assert.deepEqual(state.view.deckTop, top.toReversed());
  }),
  'a jump': use('jump', async () => {
    await page.locator('.journal .turn', { hasText: 'Egy ugrás' }).waitFor();
  }),
  'a first star for nothing': use('free-first', async ({ id }) => {
    const { moves } = (await standing(phone, id)).state;
    const { place, path } = moves.find(({ kind }) => kind === 'observe');
    await quarter(place).tap();
    assert.match(await star(path[0]).innerText(), /Elérhető, ingyen/);
    assert.match(await page.locator('.cost').innerText(), /az első ingyen/);
    await page.keyboard.press('Escape');
    await page.locator('.marking').waitFor({ state: 'detached' });
  }),
  'a step of the sphere marker': use('sphere', ({ now, events }) => {
    const moved = events.find(({ kind }) => kind === 'markerMoved');
    const round = ['air', 'fire', 'earth', 'water'];
    assert.equal(moved.to, round[(round.indexOf(now.state.view.marker) + 1) % 4]);
  }),
  'the dream star': step('dream', async ({ id, now }) => {
    const { place } = now.state.view.step;
    const { star: at } = now.state.moves.find(({ kind }) => kind === 'dream');
    await page.locator('.ask', { hasText: 'Álomfázis' }).waitFor();
    await star(at).tap();
    const events = await confirmed(id, now);
    assert.ok(events.some((event) => event.kind === 'marked' && event.pen === 'dream' && event.place === place && event.star === at));
  }),
  'setting a card aside': step('setAside', async ({ id, now }) => {
    const { card } = now.state.moves.find(({ kind }) => kind === 'setAside');
    const { wisdom, active } = now.state.view.journal;
    assert.match(await page.locator('.discovery').innerText(), new RegExp(`A bölcsességed ${wisdom}, de ${active.length}\\saktív lapod van`));
    await page.locator(`.discovery [data-card="${card}"]`).tap();
    await page.locator('.acts .primary', { hasText: `Félreteszem: ${PRINTED[card].hungarian}` }).waitFor();
    const events = await confirmed(id, now);
    assert.ok(events.some((event) => event.kind === 'setAside' && event.card === card));
  }),
};

test('every kind of boon, abilities, the dream star and what is set aside, through the screen', async (t) => {
  const subtests = Object.entries(wanted).map(([name, { here, then }]) => [
    name,
    { here, then: (where) => t.test(name, () => then(where)) },
  ]);
  await walk(phone, Object.fromEntries(subtests), { seeds: [12, 9, 5, 1] });
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

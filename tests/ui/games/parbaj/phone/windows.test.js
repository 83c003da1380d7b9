// Reaction windows in Párbaj: forecasts, what is let through, and where the person is asked.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hold } from '../../../harness/fingers.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { decide, lay, myTurn, settings, standing, visit } from '../../../harness/table.js';

let phone;
before(async () => {
  phone = await Phone.open();
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });

/** Opens a table at a scenario after the given number of steps. */
async function sit(scenario, step, changed = {}) {
  await settings(phone, { stops: {}, ...changed });
  const id = await phone.invoke('scene_play_on', { scene: { scenario, step, moves: [] }, level: 'beginner' });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  return id;
}

/** Starts a duel and advances to the person's main phase. */
async function inMain(changed = {}) {
  await settings(phone, { stops: {}, ...changed });
  const id = await lay(phone, { game: 'parbaj', bots: 1, seed: '7' });
  for (;;) {
    const now = await myTurn(phone, id);
    const { view, moves } = now.state;
    if (view.phase === 'main' && view.active === view.seat) break;
    const move = moves.find(({ kind }) => kind === 'keep' || kind === 'decline' || kind === 'done') ?? moves[0];
    await decide(phone, id, now, move);
  }
  await phone.invoke('table_leave', { id });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  return id;
}

const fates = () => phone.page.$$eval('.queue li .fate', (all) => all.map((it) => (it.classList.contains('fails') ? 'fails' : 'comes')));
const declines = ({ log, state: { view } }) => log.filter(({ event }) => event?.event.kind === 'declined' && event.event.seat === view.seat).length;

test('each attacker that is assigned renews what is foretold, as the engine has it', async () => {
  const id = await sit('du-5.1-one-for-each-guard-first', 0);
  const { page } = phone;
  let told = '';
  for (let assigned = 1; assigned <= 2; assigned += 1) {
    await page.locator('.permanent.lit').first().tap();
    await page.locator('.permanent.aimable').last().tap();
    const { state } = await until(async () => {
      const now = await standing(phone, id);
      return now.state.view.attacks.length === assigned && now;
    }, 'the attacker');
    const { forecast, permanents } = state.view;
    const changed = forecast.pieces.filter(({ permanent, left }) => {
      const it = permanents.find(({ id }) => id === permanent);
      return left !== it.life - it.damageOn;
    });
    await until(async () => (await page.locator('.permanent .fate').count()) === changed.length, 'the chips');
    assert.equal(await page.locator('.permanent .fate.falls').count(), changed.filter(({ left }) => left === null).length);
    const now = await page.locator('.strike').innerText();
    assert.notEqual(now, '');
    told = `${told}\n${now}`;
  }
  const said = await page.locator('.voice, [aria-live]').allInnerTexts();
  assert.ok(said.join('\n').length > 0, told);
});

test('an attacker that is assigned is taken back alone, and the others go on attacking', async () => {
  const id = await sit('du-5.1-one-for-each-guard-first', 0);
  const { page } = phone;
  const attacks = async () => (await standing(phone, id)).state.view.attacks;
  for (let assigned = 1; assigned <= 2; assigned += 1) {
    await page.locator('.permanent.lit').first().tap();
    await page.locator('.permanent.aimable').last().tap();
    await until(async () => (await attacks()).length === assigned, 'the attacker');
  }
  const [first, second] = await attacks();
  await page.locator('.attacks li').first().getByRole('button', { name: /mégse támadjon/ }).tap();
  // The second one is taken back for a moment, too.
  const [left] = await until(async () => {
    const now = await attacks();
    return now.length === 1 && now[0].attacker === second.attacker && now;
  }, 'the second attacker to be left');
  assert.deepEqual(left, second);
  assert.notEqual(first.attacker, second.attacker);
});

test('both futures of the queue are seen by one touch each, before anything is paid', async () => {
  const id = await sit('du-4.3-last-to-first', 5);
  await until(async () => (await fates()).join() === 'comes,fails', 'what is foretold');
  const { page } = phone;
  const foretold = async () => {
    await page.waitForSelector('.queue li.announced');
    assert.deepEqual(await fates(), ['comes', 'fails', 'comes']);
    const { state } = await standing(phone, id);
    assert.equal(state.view.queue.length, 2, 'nothing is paid');
    assert.deepEqual(state.view.announced.fates, [false, true]);
  };
  // By the card, and back by its button …
  await page.locator('.hand .slot.lit').first().tap();
  await foretold();
  await button('Visszaveszem').tap();
  await until(async () => (await fates()).length === 2, 'the queue as it is');
  // … and by the texts on both.
  await button('Ha reagálsz').tap();
  await foretold();
  await button('Ha hagyod').tap();
  await until(async () => (await fates()).length === 2, 'the queue as it is');
});

test('a whole turn is ended by one button, decline by decline, and can be taken back', async () => {
  const id = await inMain();
  const before = await standing(phone, id);
  await button('Kör vége').tap();
  const later = await until(async () => {
    const now = await standing(phone, id);
    return now.state.view.turn > before.state.view.turn && now;
  }, 'the turn to end');
  assert.ok(declines(later) > declines(before));
  await until(async () => (await phone.page.locator('.passing').count()) === 0, 'it to end by itself');
  // The person's own turn was ended: in the opponent's turn the person is asked.
  const asked = await myTurn(phone, id);
  await phone.page.waitForTimeout(900);
  const still = await standing(phone, id);
  assert.equal(still.plies, asked.plies);
  await button('Visszavonás').tap();
  await until(async () => (await standing(phone, id)).plies < asked.plies, 'the way back');
});

test('everything is let happen to the end of the turn, by a finger that stays', async () => {
  const id = await inMain();
  await button('Kör vége').tap();
  const asked = await until(async () => {
    const now = await standing(phone, id);
    return now.state.view.active !== now.state.view.seat && now.state.moves.some(({ kind }) => kind === 'decline') && now;
  }, 'the other turn');
  // By a long press, or by the button beside it.
  await phone.page.waitForSelector('.acts .main');
  await hold(phone, button('Hagyom'));
  await phone.page.waitForSelector('dialog[open]');
  await button('A kör végéig').tap();
  await until(async () => {
    const now = await standing(phone, id);
    return now.state.view.turn > asked.state.view.turn && now;
  }, 'the turn to end');
  await until(async () => (await phone.page.locator('.passing').count()) === 0, 'it to end by itself');
});

test('a touch on what is let happen ends it', async () => {
  const id = await inMain({ botSpeed: 'quick' });
  await button('Kör vége').tap();
  await button('Hagyom tovább is…').tap();
  await button('A kör végéig').tap();
  await phone.page.locator('.passing').tap();
  await until(async () => (await phone.page.locator('.passing').count()) === 0, 'it to be over');
  const asked = await myTurn(phone, id);
  await phone.page.waitForTimeout(1200);
  assert.equal((await standing(phone, id)).plies, asked.plies);
});

test('one is asked where a stop is set, and nowhere else', async () => {
  // The opponent has reacted, and there is an answer in hand.
  const id = await sit('du-4.3-last-to-first', 5, { letsHappen: true });
  await phone.page.waitForTimeout(1500);
  assert.equal((await standing(phone, id)).state.view.queue.length, 2, 'it waits to be decided');
  const other = await sit('du-4.3-last-to-first', 5, { letsHappen: true, stops: { 'parbaj.their-action': false } });
  const before = await standing(phone, other);
  const passed = await until(async () => {
    const now = await standing(phone, other);
    return now.state.view.queue.length === 0 && now;
  }, 'the queue to be let happen');
  assert.equal(passed.plies > before.plies || before.state.view.queue.length === 0, true);
  // After taking that back, the game waits for the person's decision.
  await button('Visszavonás').tap();
  await until(async () => (await standing(phone, other)).state.view.queue.length === 2, 'the way back');
  await phone.page.waitForTimeout(1200);
  assert.equal((await standing(phone, other)).state.view.queue.length, 2);
});

test('stops are set where phases are told, and kept', async () => {
  await inMain();
  await phone.page.locator('button.phases').tap();
  const stop = phone.page.getByRole('switch', { name: 'Az előkészítőd végén' });
  await stop.setChecked(true, { force: true });
  await phone.page.reload();
  await phone.page.waitForSelector('[data-page-title]');
  const { settings: kept } = await phone.invoke('start', { system: 'hu' });
  assert.deepEqual(kept.stops, { 'parbaj.own-upkeep': true });
  await visit(phone, '#/settings');
  assert.ok(await phone.page.getByRole('switch', { name: 'Az előkészítőd végén' }).isChecked());
  await settings(phone, { stops: {} });
});

test('where nothing can be done nothing is asked, after the same moment', async () => {
  const id = await sit('du-2.10-asked-though-empty', 0, { letsHappen: true, stops: { 'parbaj.their-action': true } });
  await until(async () => {
    const { state, outcome } = await standing(phone, id);
    const idle = state.moves.length === 1 && state.moves[0].kind === 'decline' && !(state.view.phase === 'main' && state.view.active === state.view.seat);
    return (outcome || !idle) && state;
  }, 'nothing left that is only declined');
});

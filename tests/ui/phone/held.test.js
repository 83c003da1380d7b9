// What is held between two moves, and where one is: neither Back, nor a turn of the phone, nor a pause loses it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { refusals, settings, sitDown, standing, takeHint, visit } from '../harness/table.js';

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const address = () => phone.page.evaluate(() => location.hash);
/** The phone's own way back. */
const back = () => phone.page.evaluate(() => history.back());
const turn = (size) => phone.page.setViewportSize(size);
const held = () => phone.page.locator('.hand .chosen, .rows .chosen').count();
const untilHeld = (count) => until(async () => (await held()) === count, `${count} cards to be held`);

/** From the list of games, as somebody comes there, to a table that stands as at the beginning of a scenario. */
async function comeTo(scenario) {
  await settings(phone, { botSpeed: 'step' });
  await visit(phone, '#/');
  const id = await phone.invoke('scene_play_on', { scene: { scenario, step: 0, moves: [] }, level: 'beginner' });
  await phone.page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, id);
  await phone.page.waitForSelector('.hand');
  return id;
}

/** Turned away from and back again, as when a call comes in. */
async function pause() {
  const seen = (state) =>
    phone.page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await seen('hidden');
  await phone.page.waitForTimeout(100);
  await seen('visible');
}


test('Back lets go of a choice first, and leaves the table then', async () => {
  const id = await comeTo('is-4.7-passed-row');
  const before = await standing(phone, id);
  const lit = phone.page.locator('.hand .lit').first();
  await lit.tap();
  await untilHeld(1);
  await back();
  await untilHeld(0);
  assert.match(await address(), /^#\/table\//);
  await lit.tap();
  await untilHeld(1);
  await lit.tap();
  await untilHeld(0);
  await back();
  await phone.page.waitForSelector('.tile');
  assert.equal((await standing(phone, id)).revision, before.revision, 'nothing was decided');
});

test('the arrow in the bar leaves at once, whatever is held', async () => {
  await comeTo('is-4.7-passed-row');
  await phone.page.locator('.hand .lit').first().tap();
  await untilHeld(1);
  await button('Vissza').tap();
  await phone.page.waitForSelector('.tile');
});

test('a sheet over a choice goes first', async () => {
  await comeTo('is-4.7-passed-row');
  await phone.page.locator('.hand .lit').first().tap();
  await untilHeld(1);
  await phone.page.locator('.plate').first().tap();
  await phone.page.waitForSelector('dialog[open]');
  await back();
  await phone.page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await held(), 1);
  await back();
  await untilHeld(0);
  assert.match(await address(), /^#\/table\//);
});

test('Back closes a hint before it leaves', async () => {
  await comeTo('is-4.7-passed-row');
  await takeHint(phone);
  await phone.page.waitForSelector('.tip .move:not(.soft)');
  await back();
  await phone.page.waitForSelector('.tip', { state: 'detached' });
  assert.match(await address(), /^#\/table\//);
});

test('turned, paused and loaded anew, what is held stays held', async () => {
  await comeTo('is-4.7-passed-row');
  await phone.page.locator('.hand .lit').first().tap();
  await untilHeld(1);
  await turn(LYING);
  assert.equal(await held(), 1);
  await pause();
  assert.equal(await held(), 1);
  await turn(UPRIGHT);
  await phone.page.reload();
  await phone.page.waitForSelector('.hand');
  await untilHeld(1);
  await back();
  await untilHeld(0);
});

test('a pair of mochis stays chosen as well, until it is played', async () => {
  const id = await sitDown(phone, { seed: '11' });
  await phone.page.locator('.hand .lit').first().tap();
  await untilHeld(2);
  await turn(LYING);
  await pause();
  await turn(UPRIGHT);
  await phone.page.reload();
  await phone.page.waitForSelector('.hand');
  await untilHeld(2);
  const before = await standing(phone, id);
  await phone.page.locator('.acts .primary:not(.faded)').tap();
  await until(async () => (await standing(phone, id)).revision > before.revision, 'the pair to be played');
  await untilHeld(0);
  await phone.page.reload();
  await phone.page.waitForSelector('.hand');
  assert.equal(await held(), 0, 'what is done is not chosen again');
});

test('a rule stays where it was read', async () => {
  await visit(phone, '#/rule/IS-3.3');
  await phone.page.waitForSelector('h1');
  await phone.page.evaluate(() => scrollTo(0, 300));
  const top = () => phone.page.evaluate(() => Math.round(scrollY));
  const before = await top();
  assert.ok(before > 100, `${before}`);
  await pause();
  assert.equal(await top(), before);
  await turn(LYING);
  assert.ok((await top()) > 0, 'turned, it does not begin again');
  await turn(UPRIGHT);
  assert.equal(await address(), '#/rule/IS-3.3');
});

test('a lesson goes on where it was', async () => {
  const [{ id }] = (await phone.invoke('tutorial', { game: 'mochi' })).lessons;
  await visit(phone, `#/learn/mochi/${id}`);
  await phone.page.waitForSelector('.task');
  await button('Tipp').tap();
  await phone.page.waitForSelector('.word.help');
  await phone.page.locator('.hand .lit').first().tap();
  await untilHeld(2);
  await turn(LYING);
  await pause();
  assert.equal(await held(), 2);
  assert.equal(await phone.page.locator('.word.help').count(), 1);
  await turn(UPRIGHT);
  assert.equal(await held(), 2);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

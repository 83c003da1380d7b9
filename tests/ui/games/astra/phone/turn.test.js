// Auptolemy’s turn: stepped through forwards and back, automatically at its own speed, skipped, and the information on
// its library.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { openedPhone } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, readFirst, settings, standing, visit } from '../../../harness/table.js';
import { ASTRA, openTable } from '../sky.js';

const { phone, refused } = await openedPhone();

const turn = () => phone.page.locator('section.turn');
const next = () => turn().locator('.primary');
const button = (name) => phone.page.getByRole('button', { name, exact: true });
const gone = () => turn().waitFor({ state: 'detached' });
/** Returns the number of the shown step, and of all steps. */
const step = async (how) => (await next().locator('.at').innerText(how)).split('/').map(Number);
const current = () => turn().locator('[aria-current="step"]');

/** Marks one star, which begins Auptolemy's turn. */
async function begin(botSpeed, seed = '1') {
  await settings(phone, { botSpeed });
  const id = await lay(phone, { game: ASTRA, seed });
  await myTurn(phone, id);
  await openTable(phone, id);
  await button('Megfigyelek').tap();
  await phone.page.locator('[data-star][tabindex="0"]').first().tap();
  await phone.page.locator('.acts .primary:not(.faded)').tap();
  if (botSpeed === 'step') await button('Következő lépés').tap();
  await turn().waitFor();
  return id;
}

test('it is touched through: the die, the focus, the stars, the clean-up, each with its rule', async () => {
  const id = await begin('step');
  const [, all] = await step();
  assert.ok(all >= 3, `${all} steps`);
  const rules = new Set();
  for (let at = 1; at <= all; at += 1) {
    assert.deepEqual(await step(), [at, all]);
    const told = await current().innerText();
    for (const [rule] of told.matchAll(/AS-7\.\d+/g)) rules.add(rule);
    assert.ok(told.length > 30, told);
    if (at === 1) assert.match(told, /\d-[eoö]st? dobott|dobott/);
    // A touch on the sky goes on like the button.
    if (at < all) await (at % 2 ? turn().locator('.sky') : next()).tap();
  }
  for (const rule of ['AS-7.4', 'AS-7.5', 'AS-7.10']) assert.ok(rules.has(rule), `${rule}: ${[...rules]}`);
  const marked = (await standing(phone, id)).log.filter(({ event }) => event?.event.kind === 'marked' && event.event.pen === 'its');
  assert.ok(marked.length > 0);
  await next().tap();
  await gone();
  await button('Megfigyelek').waitFor();
});

test('one goes back a step, and its stars are drawn with their order', async () => {
  await begin('step', '2');
  const drawn = () => turn().locator('.map g.drawn');
  while ((await drawn().count()) === 0) await next().tap();
  const [at, all] = await step();
  assert.deepEqual(await drawn().locator('text').allTextContents(), Array.from({ length: await drawn().count() }, (_, i) => String(i + 1)));
  await button('Egy lépéssel vissza').tap();
  assert.deepEqual(await step(), [at - 1, all]);
  assert.equal(await drawn().count(), 0);
  await next().tap();
  assert.deepEqual(await step(), [at, all]);
  await assertAccessible(phone, 'a step');
  await assertTouchable(phone, 'a step');
  await button('Végig').tap();
  await gone();
});

test('at the pace of bots it goes on by itself, and is over by itself', async () => {
  await begin('quick');
  const seen = new Set();
  await until(async () => {
    const at = (await turn().count()) > 0 ? await step({ timeout: 500 }).catch(() => null) : null;
    if (at) seen.add(at[0]);
    return at === null && (await turn().count()) === 0;
  }, 'the turn to be over', 25_000);
  assert.ok(seen.size >= 2, [...seen].join());
  await button('Megfigyelek').waitFor();
});

test('touched, it waits for the next touch', async () => {
  await begin('quick', '3');
  await next().tap();
  const [at] = await step();
  await phone.page.waitForTimeout(1600);
  assert.equal((await step())[0], at);
  await button('Végig').tap();
  await gone();
});

test('skipped, it is over at once, and all of it is in the log', async () => {
  const id = await begin('calm', '4');
  await button('Végig').tap();
  await gone();
  const now = await standing(phone, id);
  assert.ok(now.log.some(({ event }) => event?.event.kind === 'cleanedUp'));
  await button('Megfigyelek').waitFor();
  await phone.page.locator('.happened', { hasText: 'Auptolemy' }).waitFor();
});

test('its sheet tells what it has, what it has used up, and by which rules it plays', async () => {
  await settings(phone);
  const id = new URL(phone.page.url()).hash.split('/').pop();
  const { state } = await standing(phone, id);
  await openTable(phone, id);
  await phone.page.locator('.strip').tap();
  const sheet = phone.page.locator('dialog[open]');
  await sheet.waitFor();
  const told = await sheet.innerText();
  assert.match(told, /AS-7\.1/);
  assert.match(told, new RegExp(`${state.view.automaton.deck}\\slap van a paklijában`));
  assert.match(told, /dobópaklija/);
  await assertAccessible(phone, 'its sheet');
  await assertTouchable(phone, 'its sheet');
  await phone.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('in a lesson it comes after the decision that it answers, on the card that has come meanwhile', async () => {
  await settings(phone, { botSpeed: 'step' });
  await visit(phone, '#/learn/astra/as-learn-9-round');
  await readFirst(phone);
  await phone.page.locator('.quarter [data-place="fire"]').tap();
  for (const star of [4, 5]) await phone.page.locator(`.marking [data-star="${star}"]`).tap();
  await phone.page.locator('.acts .primary').tap();
  await turn().waitFor();
  const [, all] = await step();
  for (let at = 1; at < all; at += 1) {
    assert.deepEqual(await step(), [at, all]);
    if (at === 1) assert.match(await current().innerText(), /AS-7\.4/);
    await next().tap();
  }
  assert.match(await turn().innerText(), /Ikrek/);
  await next().tap();
  await gone();
  // The next step is shown.
  await readFirst(phone);
  await phone.page.locator('.acts .button:has(.gain)').tap();
  await phone.page.locator('.told .word.reached').waitFor();
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

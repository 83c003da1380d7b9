// The reason why a move is better, a sentence with its rule: in a hint, and in the bot's review.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { openedPhone } from '../harness/shared-device.js';
import { until } from '../harness/processes.js';
import { box, meet, SMALL, turn, UPRIGHT } from '../harness/room.js';
import { decide, lay, layShort, myTurn, playOut, seen, takeHint, visit } from '../harness/table.js';
import { EXAMPLE } from '../harness/games.js';

const { phone, refused } = await openedPhone();
const { page } = phone;
const tip = page.locator('.tip');
/** Returns a text with ordinary spaces. */
const plain = (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** Plays at new tables until the best move has a reason; returns the table and the reason. */
async function reasoned() {
  for (let seed = 1; seed < 20; seed += 1) {
    const id = await lay(phone, { bots: 1, seed: String(seed) });
    for (let decisions = 0; decisions < 12; decisions += 1) {
      const now = await myTurn(phone, id);
      if (now.outcome) break;
      const { moves } = await phone.invoke('table_hint', { id, revision: now.revision });
      if (moves[0].why) return { id, why: moves[0].why };
      const { revision } = await phone.invoke('table_open', { id });
      await decide(phone, id, { ...now, revision }, now.state.moves[0]);
    }
  }
  throw new Error('no move has a reason');
}

/** Plays games out until a verdict has a reason; returns the table and that verdict. */
async function judgedWithReason() {
  for (const seed of ['5', '6', '7', '8', '9', '10']) {
    const id = await layShort(phone, EXAMPLE, { seed });
    const end = await playOut(phone, id, { choose: ({ state }) => state.moves.at(-1) });
    await phone.invoke('review_begin', { id, revision: end.revision });
    const decisions = [];
    for (let [done, running] = [0, true]; running; ) {
      const part = await phone.invoke('review_next', { id, have: done });
      decisions.push(...part.decisions);
      ({ done, running } = part);
    }
    const judged = decisions.find(({ why }) => why);
    if (judged) return { id, judged };
  }
  throw new Error('no verdict has a reason');
}

/** Asserts that the link beside the reason opens its rule. */
async function opensItsRule(place, rule) {
  const link = place.locator('.rule');
  assert.ok(rule.endsWith((await link.innerText()).trim()), `${await link.innerText()} is ${rule}`);
  await link.tap();
  await page.locator('dialog article').waitFor();
  assert.ok((await page.locator('dialog').innerText()).includes(rule), rule);
  await page.keyboard.press('Escape');
  await page.locator('dialog article').waitFor({ state: 'detached' });
}

test('a hint says what only its best move achieves, and the rule opens from there', async () => {
  const { id, why } = await reasoned();
  await visit(phone, `#/table/${id}`);
  await page.locator('.table').waitFor();
  await seen(phone, await myTurn(phone, id));
  const board = await box(phone, '.felt');
  await takeHint(phone);
  const said = tip.locator('.why');
  await said.waitFor();
  assert.ok(plain(await said.innerText()).startsWith(plain(why.text)), await said.innerText());
  assert.match(plain(why.text), /^Így .*100 folytatásból .*; a második legjobb lépés után .*\.$/);
  for (const size of [UPRIGHT, SMALL]) {
    await turn(phone, size);
    await said.scrollIntoViewIfNeeded();
    assert.ok(!meet(await box(phone, '.tip'), await box(phone, '.hand')), `${size.width}: the hand stays in sight`);
    await assertAccessible(phone, `a hint with its reason, ${size.width}`);
    await assertTouchable(phone, `a hint with its reason, ${size.width}`);
  }
  await turn(phone, UPRIGHT);
  assert.ok((await box(phone, '.felt')).width >= board.width - 1, 'the board keeps its room');
  await opensItsRule(said, why.rule);
});

test('the second-best move is told of without one', async () => {
  await page.getByRole('button', { name: 'Következő legjobb lépés', exact: true }).tap();
  await tip.locator('.why').waitFor({ state: 'detached' });
});

test('a verdict says what the better move would have achieved, and the rule opens from there', async () => {
  const { id, judged } = await judgedWithReason();
  assert.match(plain(judged.why.text), /^A bot lépése után .*100 folytatásból .*; a megtett lépés után .*\.$/);
  await visit(phone, `#/replay/${id}`);
  await page.locator('.curve.shown').waitFor();
  await until(async () => (await page.locator('.thinking').count()) === 0, 'the last verdict');
  await page.getByRole('slider').fill(String(judged.ply));
  const said = page.locator('.moment .verdict .why');
  await said.waitFor();
  assert.ok(plain(await said.innerText()).startsWith(plain(judged.why.text)), await said.innerText());
  for (const size of [UPRIGHT, SMALL]) {
    await turn(phone, size);
    await said.scrollIntoViewIfNeeded();
    await assertAccessible(phone, `a verdict with its reason, ${size.width}`);
    await assertTouchable(phone, `a verdict with its reason, ${size.width}`);
  }
  await opensItsRule(said, judged.why.rule);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

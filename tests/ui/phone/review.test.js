// The bot's review of a finished game: one value per moment, turning points, a grade for every decision, and a bot's
// reasons.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { openedPhone } from '../harness/shared-device.js';
import { until } from '../harness/processes.js';
import { box, SMALL, turn, UPRIGHT } from '../harness/room.js';
import { layShort, playOut, visit } from '../harness/table.js';
import { EXAMPLE } from '../harness/games.js';

const { phone, refused } = await openedPhone();
const { page } = phone;
const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' });
/** Returns a text with single ordinary spaces. */
const plain = (text) => text.replaceAll(/[\u00a0\s]+/g, ' ').replaceAll('\u2060', '').trim();
const text = async (selector) => plain(await page.locator(selector).first().innerText());
const at = async () => Number((await text('.moment output')).split(' ')[0]);

async function to(ply) {
  await page.getByRole('slider').fill(String(ply));
  await until(async () => (await at()) === ply, `decision ${ply}`);
}

/**
 * Returns a lost game in which the person always plays the last legal move, reviewed to its end: its result, and the
 * findings.
 */
async function badlyPlayed() {
  for (const seed of ['5', '6', '7', '8']) {
    const id = await layShort(phone, EXAMPLE, { seed });
    const end = await playOut(phone, id, { choose: ({ state }) => state.moves.at(-1) });
    if (end.outcome.standings[0].rank === 1) continue;
    await phone.invoke('review_begin', { id, revision: end.revision });
    for (let part = { done: 0, running: true }; part.running; ) part = await phone.invoke('review_next', { id, have: part.done });
    return { id, end, review: await phone.invoke('review_next', { id, have: 0 }) };
  }
  throw new Error('whoever does what is listed last wins');
}

const { id, end, review } = await badlyPlayed();

test('a moment has one number: at the curve, beside the table, for a screen reader, and in the words', async () => {
  await visit(phone, `#/replay/${id}`);
  await page.locator('.curve.shown').waitFor();
  await until(async () => (await page.locator('.moment .chance').count()) === 1, 'the number');
  const wanted = review.decisions.filter(({ grade }) => grade !== 'best').slice(0, 6);
  const plies = new Set([0, ...wanted.flatMap(({ ply }) => [ply, ply + 1]), end.plies - 1, end.plies]);
  for (const ply of plies) {
    await to(ply);
    const slider = await page.getByRole('slider').getAttribute('aria-valuetext');
    const told = [await text('.curve .now'), await text('.moment .chance'), /(\d+)%/.exec(slider)[0]];
    const decision = review.decisions.find((one) => one.ply === ply);
    if (decision) assert.equal(told[0], `${decision.preferred.percent}%`);
    if (decision && decision.grade !== 'best') told.push(/(\d+)%/.exec(await text('.verdict .cost'))[0]);
    assert.equal(new Set(told).size, 1, `after ${ply} decisions: ${told}`);
  }
  assert.equal(await text('.moment .chance'), '0%', 'lost in the end');
});

test('a badly played game has turning points, and every decision its grade', async () => {
  assert.ok(review.turning.length > 0);
  await button('A bot véleménye').tap();
  const sheet = page.locator('dialog .said');
  await sheet.waitFor();
  const said = plain(await sheet.innerText());
  assert.ok(said.includes(`${review.turning.length} fordulópont`), said);
  const erred = review.decisions.some(({ grade }) => grade === 'mistake' || grade === 'blunder');
  assert.equal(/hibáztál nagyot|hibázott nagyot/.test(said), !erred, said);
  await assertAccessible(phone, 'turning points');
  await page.locator('dialog summary').tap();
  const rows = sheet.locator('.row');
  const forced = new Set(review.forced.map(({ ply }) => ply));
  const runs = [...forced].filter((ply) => !forced.has(ply - 1)).length;
  assert.ok((await rows.count()) >= review.decisions.length + Math.min(1, runs), 'each has a line');
  for (const size of [UPRIGHT, SMALL]) {
    await turn(phone, size);
    await assertAccessible(phone, `grades, ${size.width}`);
    await assertTouchable(phone, `grades, ${size.width}`);
  }
  await turn(phone, UPRIGHT);
  const worst = review.decisions.toSorted((one, other) => (other.preferred.percent - other.played.percent) - (one.preferred.percent - one.played.percent))[0];
  await rows.filter({ hasText: plain(`${worst.ply + 1}. döntés`).replace(' ', '\u00a0') }).first().tap();
  await until(async () => (await at()) === worst.ply, 'the worst decision');
  assert.match(await text('.verdict h2'), /(pontatlan lépés|hiba|nagy hiba|jó lépés)$/i);
  assert.match(await text('.verdict .cost'), /^Az esélyed \d+%-ról \d+%-ra esett$/);
});

test('a bot tells why it did what it did, where one stands, and the moment stays as high as it is', async () => {
  const theirs = [];
  for (let ply = 1; ply <= end.plies && theirs.length < 2; ply += 1) {
    const then = await phone.invoke('table_at', { id, revision: end.revision, ply });
    if (!then.log.some(({ seat }) => seat !== null && seat !== 0)) continue;
    const told = await phone.invoke('table_account', { id, revision: end.revision, ply: ply - 1 });
    if (told.kind === 'considered' && told.second) theirs.push({ ply, told });
  }
  assert.equal(theirs.length, 2);
  for (const { ply, told } of theirs) {
    await to(ply);
    const before = await box(phone, '.moment');
    await button(/^Miért ezt lépte /).tap();
    const answer = page.locator('.moment .answer.num');
    await answer.waitFor();
    const said = plain(await answer.innerText());
    assert.ok(said.includes(`Így ${told.played.percent}%-ra tettem az esélyemet.`), said);
    assert.ok(said.includes(plain(`${told.second.text} (${told.second.percent}%)`)), said);
    assert.equal((await box(phone, '.moment')).height, before.height);
    await answer.scrollIntoViewIfNeeded();
    await assertAccessible(phone, 'a bot’s account');
    await assertTouchable(phone, 'a bot’s account');
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// The replay of a game of Go beside its notation, on a laptop; and the game opened as a record, with moves taken back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '../../../harness/accessible.js';
import { openedDesktop } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { decide, lay, myTurn, settings, visit } from '../../../harness/table.js';

const { desktop, refused } = await openedDesktop();
const { page } = desktop;

const lit = () => page.locator('[aria-current="step"]').innerText();
const at = async () => Number((await page.locator('.moment output').innerText()).split(/\s/)[0]);
const untilAt = (ply) => until(async () => (await at()) === ply, `decision ${ply}`);

/** Places a stone for the person; returns once the bot has answered. */
async function place(id, point) {
  await decide(desktop, id, await myTurn(desktop, id), { kind: 'play', point });
  return myTurn(desktop, id);
}

/** Returns a game of a few moves, one of which was taken back and replaced. */
async function withBranch() {
  const id = await lay(desktop, { game: 'cardgo', options: { size: '9', cards: '0' }, seed: '4' });
  await place(id, 'C3');
  const before = await place(id, 'G7');
  await desktop.invoke('table_undo', { id, revision: before.revision });
  await place(id, 'G3');
  return id;
}

let id;

test('the board fills the height, and the notation beside it is the way to every move', async () => {
  await settings(desktop);
  id = await withBranch();
  await visit(desktop, `#/replay/${id}`);
  await page.locator('.look').waitFor();
  await page.locator('[aria-current="step"]').waitFor();
  await untilAt(4);
  const board = await page.locator('.area > .goban').boundingBox();
  assert.ok(board.height > 700, `the board is ${board.height} high`);
  const side = await page.locator('.side').boundingBox();
  assert.ok(side.x >= board.x + board.width && side.x + side.width <= 1180, 'all else stands beside it');
  const moves = await page.locator('.side tbody button').allInnerTexts();
  assert.deepEqual([moves[0], moves[2], moves.length], ['C3', 'G3', 4]);
  assert.equal(await lit(), moves[3]);
  await page.locator('.side tbody button', { hasText: 'C3' }).click();
  await untilAt(1);
  assert.equal(await lit(), 'C3');
  await page.keyboard.press('ArrowRight');
  await untilAt(2);
  assert.equal(await lit(), moves[1]);
  await page.keyboard.press('Home');
  await untilAt(0);
  assert.equal(await page.locator('[aria-current="step"]').count(), 0);
  assert.equal(await page.locator('.side tbody button').count(), 4, 'all of it can still be read');
  await assertAccessible(desktop, 'Go looked back at');
});

test('what was played stands beside what the bot prefers, on the board and in words', async () => {
  const { revision } = await desktop.invoke('table_open', { id });
  await desktop.invoke('review_begin', { id, revision });
  await visit(desktop, `#/replay/${id}`);
  await page.locator('.curve.shown').waitFor();
  await until(async () => (await page.locator('.thinking').count()) === 0, 'the last verdict');
  await page.locator('.side tbody button', { hasText: 'G3' }).click();
  await untilAt(3);
  const { decisions } = await desktop.invoke('review_next', { id, have: 0 });
  for (const { ply, noted, played, preferred } of decisions) {
    await page.getByRole('slider').fill(String(ply));
    await untilAt(ply);
    assert.ok((await page.locator('.moment .verdict').innerText()).includes(noted), noted);
    if (played.move.move.point === preferred.move.move.point) assert.equal(noted, played.move.move.point);
    else assert.ok(noted.startsWith(played.move.move.point) && noted.endsWith(preferred.move.move.point), noted);
    assert.equal(await page.locator('.goban .ghost').count(), 1, 'the move that was made');
    assert.equal(await page.locator('.goban circle.hint').count(), 1, 'the one that is preferred');
  }
  assert.ok(decisions.length > 0);
});

test('it is opened as a record where one stands, with what was taken back as a variation', async () => {
  await page.getByRole('slider').fill('2');
  await untilAt(2);
  await page.getByRole('button', { name: 'Open as a record' }).click();
  await page.locator('[data-node="0"]').waitFor();
  await page.locator('.steps p', { hasText: /^Move.2/ }).waitFor();
  const record = new URL(page.url()).hash.split('/').at(-1);
  const { text } = await desktop.invoke('list_text', { id: record, offset: 0 });
  // G3 is the main line; G7, which was taken back, is a variation with its answer.
  assert.match(text, /\(;B\[gg\][^(]*\)\s*\(;B\[gc\];W\[\w\w\]/);
  await page.goBack();
  await page.locator('.look').waitFor();
});

test('a game from a file has its curve without being asked for, with the lead in points', async () => {
  // No two stones are adjacent, so that any order of them is legal.
  const places = Array.from({ length: 361 }, (_, place) => [place % 19, Math.floor(place / 19)]).filter(([x, y]) => (x + y) % 2 === 0);
  const letter = (at) => String.fromCharCode(97 + at);
  const moves = places.slice(0, 120).map(([x, y], at) => `;${at % 2 === 0 ? 'B' : 'W'}[${letter(x)}${letter(y)}]`);
  const file = `(;GM[1]FF[4]SZ[19]KM[6.5]${moves.join('')})`;
  const opened = await desktop.invoke('record_open', { file, seat: 0, level: 'beginner' });
  await visit(desktop, `#/replay/${opened}`);
  await page.locator('.curve.shown').waitFor();
  const drawn = () => page.locator('.curve .line').evaluate((line) => line.getAttribute('d').split('L').length);
  await until(async () => (await drawn()) === 121, 'the whole curve', 10_000);
  assert.match(await page.getByRole('slider').getAttribute('aria-valuetext'), /your chance to win \d+% · [+−]?[\d.]+\spoints?$/);
  assert.match(await page.locator('.moment .chance').innerText(), /^\d+% · [+−]?[\d.]+\spoints?$/);
  assert.equal(await page.locator('.thinking').count(), 0, 'no decision is judged for it');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

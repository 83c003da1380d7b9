// Dragging cards in Happy Mochi: a second way to play a pair, to draw, and to put a card into the hand.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { carry, drag, dragTo, nothingCarried } from '../../../harness/carry.js';
import { DESKTOP, Phone } from '../../../harness/phone.js';
import { root } from '../../../harness/places.js';
import { until } from '../../../harness/processes.js';
import { handShown, myTurn, reach, readFirst, refusals, sitDown, standing, visit } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const slot = ({ page }, place) => page.locator(`.hand [data-place="${place}"]`);
const gap = ({ page }, place) => page.locator(`.hand .gap[data-gap="${place}"]`).first();
const pair = ({ page }) => page.locator('.felt .pair');
const held = ({ page }) => page.locator('.line .held');

const lists = (moves, wish) => moves.some((move) => Object.entries(wish).every(([key, value]) => move[key] === value));

/** Opens a table at which one pair can be played, and another can't. */
async function atAction(where) {
  const id = await sitDown(where, { seed: '11' });
  const now = await myTurn(where, id);
  await where.page.waitForSelector('.hand [data-carry]');
  const { moves, view } = now.state;
  const lefts = [...view.hand.keys()].slice(0, -1);
  const can = lefts.find((left) => lists(moves, { kind: 'playPair', left }));
  // Neither of its cards belongs to a pair that can be played.
  const cannot = lefts.find((left) => [left - 1, left, left + 1].every((at) => !lists(moves, { kind: 'playPair', left: at })));
  return { id, can, cannot, hand: view.hand, view, revision: now.revision };
}

test('a finger carries a pair to the centre by either of its cards', async () => {
  const { id, can, hand } = await atAction(phone);
  await carry(phone, slot(phone, can), pair(phone), async () => {
    assert.equal(await phone.page.locator('.in-hand').count(), 2);
    assert.equal(await phone.page.locator('.felt[data-goal][data-aimed]').count(), 1);
    await phone.screenshot('mochi-carried-pair');
  });
  await until(async () => !(await standing(phone, id)).state.view.hand.includes(hand[can]), 'the pair to be played');
  await nothingCarried(phone);
});

test('a pair that can’t be played says why, and stays', async () => {
  const { id, cannot, revision } = await atAction(phone);
  await carry(phone, slot(phone, cannot), pair(phone), async () => {
    assert.equal(await phone.page.locator('[data-goal]').count(), 0);
  });
  await phone.page.locator('.toast', { hasText: 'MO-3' }).waitFor();
  assert.equal((await standing(phone, id)).revision, revision);
  await nothingCarried(phone);
});

test('a card of the centre is carried into a gap of the hand, and one that came from the deck afterwards', async () => {
  const { id, hand, view } = await atAction(phone);
  const { page } = phone;
  const card = view.left.top;
  await carry(phone, page.locator('.pile').first(), gap(phone, 1), async () => {
    await gap(phone, 1).waitFor();
    await phone.screenshot('mochi-carried-card');
  });
  const stands = await until(async () => {
    const now = (await standing(phone, id)).state.view.hand;
    return now.includes(card) && now;
  }, 'the card to be drawn');
  assert.equal(stands.length, hand.length + 1);
  await nothingCarried(phone);

  const next = await myTurn(phone, id);
  await page.waitForSelector('.deck[data-carry]');
  await carry(phone, page.locator('.deck .top'), page.locator('.hand'));
  await held(phone).waitFor();
  const { length } = (await standing(phone, id)).state.view.hand;
  assert.equal(length, next.state.view.hand.length);
  await carry(phone, held(phone), gap(phone, length), async () => {
    assert.equal(await page.locator(`.gap[data-gap="${length}"][data-aimed]`).count(), 1);
  });
  await until(async () => (await standing(phone, id)).state.view.hand.length === length + 1, 'the card to be put in');
  await nothingCarried(phone);
});

test('a card is carried to the neighbour it is passed to', async () => {
  const id = await reach(phone, ({ state }) => state.view.step.kind === 'passLeft', {
    wishes: [{ kind: 'playPair' }],
    bots: 2,
  });
  const { page } = phone;
  const { view, moves } = (await standing(phone, id)).state;
  const { place } = moves.find(({ kind }) => kind === 'passLeft');
  await carry(phone, slot(phone, place), page.locator(`[data-spot="seat-${(view.seat + 1) % view.seats.length}"]`), async () => {
    assert.equal(await page.locator('.seat[data-goal]').count(), 1);
  });
  await until(async () => (await standing(phone, id)).state.view.step.kind !== 'passLeft', 'the card to be passed');
});

test('a lesson takes a carried pair as it takes a touched one', async () => {
  const read = (file) => JSON.parse(readFileSync(join(root, 'src-tauri/games/mochi', file), 'utf8'));
  const first = ({ scenario }) => read(`scenarios/${scenario}.json`).steps.find((step) => step.do)?.do;
  const lesson = read('tutorial.json').lessons.find((one) => first(one)?.kind === 'playPair');
  await visit(phone, `#/learn/mochi/${lesson.scenario}`);
  await phone.page.waitForSelector('.hand');
  await readFirst(phone);
  await phone.page.waitForSelector('.hand [data-carry]');
  const { length } = await handShown(phone);
  await carry(phone, slot(phone, first(lesson).left), pair(phone));
  await until(async () => (await handShown(phone)).length < length, 'the pair to be played');
  await nothingCarried(phone);
});

test('with a mouse, too; Escape puts it back and leaves what was chosen, and a right click shows the sheet', async () => {
  const desktop = await Phone.open({ device: DESKTOP });
  try {
    const { id, can, revision, hand } = await atAction(desktop);
    const { page } = desktop;
    await slot(desktop, can).click({ button: 'right' });
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await slot(desktop, can).click();
    await page.waitForSelector('.hand .chosen');
    await drag(desktop, slot(desktop, can), pair(desktop));
    await page.waitForSelector('.felt[data-aimed]');
    await page.keyboard.press('Escape');
    await nothingCarried(desktop);
    await page.mouse.up();
    assert.equal(await page.locator('.hand .chosen').count(), 2);
    assert.equal((await standing(desktop, id)).revision, revision);

    // A drag that ends where it began counts as no touch of any card.
    await dragTo(desktop, slot(desktop, can), slot(desktop, can));
    assert.equal(await page.locator('.hand .chosen').count(), 2);
    await dragTo(desktop, slot(desktop, can + 1), pair(desktop));
    await until(async () => !(await standing(desktop, id)).state.view.hand.includes(hand[can]), 'the pair to be played');
    assert.deepEqual(desktop.faults, []);
  } finally {
    await desktop.close();
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

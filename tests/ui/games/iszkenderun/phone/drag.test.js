// Dragging cards in Iskenderun: a second way to play, aim and discard them.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { carry, drag, dragTo, nothingCarried } from '../../../harness/carry.js';
import { Fingers, hold, middle } from '../../../harness/fingers.js';
import { DESKTOP, PHONE, Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { decide, lay, myTurn, refusals, settings, standing, visit } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone, { botSpeed: 'step' });
});
after(() => phone?.close());

const inHand = ({ page }, card) => page.locator(`.hand [data-card="${card}"]`);
const inRow = ({ page }, card) => page.locator(`.rows .laid[data-inspect="${card}"]`);
const row = ({ page }, seat) => page.locator(`[data-row="${seat}"]`);
const toast = ({ page }, rule) => page.locator('.toast', { hasText: rule }).waitFor();

/** Opens a table at the beginning of a scenario, after the given moves of the person. */
async function sitDownIn(where, scenario, ...moves) {
  const id = await where.invoke('scene_play_on', { scene: { scenario, step: 0, moves: [] }, level: 'beginner' });
  for (const move of moves) await decide(where, id, await myTurn(where, id), move);
  await visit(where, `#/table/${id}`);
  await where.page.waitForSelector('.hand [data-carry]');
  return id;
}

/** Opens a table at which a card can be played into the person's row and into no other. */
async function sitDown(where) {
  const id = await lay(where, { game: 'iszkenderun', bots: 2, seed: '2' });
  for (;;) {
    const now = await standing(where, id);
    if (now.state.moves.length > 0) break;
    // A bot that was asked before may have decided meanwhile.
    await where.invoke('table_step', { id, revision: now.revision }).catch((problem) => {
      if (problem.kind !== 'stale') throw problem;
    });
  }
  await visit(where, `#/table/${id}`);
  await where.page.waitForSelector('.hand [data-carry]');
  const { state, revision } = await standing(where, id);
  const { seat: me, hand, seats } = state.view;
  const rows = (card) => state.moves.filter((move) => move.kind === 'play' && move.card === card).map((move) => move.row);
  const card = hand.find((one) => rows(one).join() === String(me));
  return { id, me, card, revision, other: (me + 1) % seats.length };
}

/** Returns the seats whose rows are highlighted. */
const litRows = ({ page }) => page.$$eval('[data-row][data-goal]', (rows) => rows.map((row) => Number(row.dataset.row)));

test('a finger carries a card of the hand into its row: lit before, laid at once', async () => {
  const { id, me, card } = await sitDown(phone);
  await carry(phone, inHand(phone, card), row(phone, me), async () => {
    assert.deepEqual(await litRows(phone), [me]);
    assert.equal(await phone.page.locator('[data-aimed]').count(), 1);
    assert.ok(await phone.page.locator('.in-hand').isVisible());
  });
  await inRow(phone, card).waitFor();
  assert.ok(!(await standing(phone, id)).state.view.hand.includes(card));
  await nothingCarried(phone);
});

test('carried to a row that it may not go to, it says why and stays in the hand', async () => {
  const { id, card, other, revision } = await sitDown(phone);
  await carry(phone, inHand(phone, card), row(phone, other));
  await toast(phone, 'IS-3.2');
  assert.equal((await standing(phone, id)).revision, revision);
  await inHand(phone, card).waitFor();
  await nothingCarried(phone);
});

test('let go of where nothing is, it does nothing; a touch still chooses, and a finger that rests still tells', async () => {
  const { id, card, revision } = await sitDown(phone);
  const { page } = phone;
  await carry(phone, inHand(phone, card), page.locator('.ask'));
  await nothingCarried(phone);
  assert.equal(await page.locator('.hand .chosen, .toast').count(), 0);
  await hold(phone, inHand(phone, card));
  await page.waitForSelector('dialog[open]');
  await page.getByRole('button', { name: 'Bezárás', exact: true }).tap();
  await page.waitForSelector('dialog', { state: 'detached' });
  await inHand(phone, card).tap();
  await page.waitForSelector('.hand .chosen');
  assert.equal((await standing(phone, id)).revision, revision);
});

test('a finger that the system takes away leaves the card where it was', async () => {
  const { id, me, card, revision } = await sitDown(phone);
  const fingers = await Fingers.of(phone);
  await fingers.down(await middle(inHand(phone, card)));
  await fingers.move(await middle(row(phone, me)));
  await phone.page.waitForSelector('[data-row][data-aimed]');
  await fingers.cancel();
  await nothingCarried(phone);
  assert.equal((await standing(phone, id)).revision, revision);
});

test('a finger that rested carries nothing: its sheet is open', async () => {
  const { card } = await sitDown(phone);
  const fingers = await Fingers.of(phone);
  const [x, y] = await middle(inHand(phone, card));
  await fingers.down([x, y]);
  await phone.page.waitForSelector('dialog[open]');
  await fingers.move([x, y - 200]);
  assert.equal(await phone.page.locator('.in-hand').count(), 0);
  await fingers.up();
});

test('where the page is higher than the window, a finger on a card scrolls it', async () => {
  const low = await Phone.open({ device: { ...PHONE, viewport: { width: 360, height: 560 } } });
  try {
    await settings(low, { botSpeed: 'step' });
    const { card } = await sitDown(low);
    const { page } = low;
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'));
    await page.waitForSelector('.table[data-scrolls]');
    const scrolled = () => page.evaluate(() => document.querySelector('main').scrollTop);
    await page.evaluate(() => document.querySelector('main').scrollTo(0, 9999));
    const bottom = await scrolled();
    const fingers = await Fingers.of(low);
    const [x, y] = await middle(inHand(low, card));
    await fingers.down([x, y]);
    await fingers.move([x, y + 120]);
    assert.equal(await page.locator('.in-hand').count(), 0);
    await until(async () => (await scrolled()) < bottom, 'the page to follow the finger');
    await fingers.up();
  } finally {
    await low.close();
  }
});

test('a card of the own row is carried to what its ability is aimed at; a guarded one says why not', async () => {
  const id = await sitDownIn(phone, 'is-4.4-guarded-target');
  const { revision } = await standing(phone, id);
  await carry(phone, inRow(phone, 'S6'), inRow(phone, 'H7'), async () => {
    assert.equal(await phone.page.locator('.laid[data-inspect="S1"][data-goal]').count(), 1);
    assert.equal(await phone.page.locator('.laid[data-inspect="H7"][data-goal]').count(), 0);
  });
  await toast(phone, 'IS-4.4');
  assert.equal((await standing(phone, id)).revision, revision);
  await carry(phone, inRow(phone, 'S6'), inRow(phone, 'S1'));
  await inRow(phone, 'S1').waitFor({ state: 'detached' });
});

test('what is left over after a round is carried onto the discard pile', async () => {
  const id = await sitDownIn(phone, 'is-8.4-discard-down', { kind: 'pass' });
  await carry(phone, inHand(phone, 'T2'), phone.page.locator('button.pile'), async () => {
    assert.equal(await phone.page.locator('button.pile[data-goal]').count(), 1);
  });
  await until(async () => !(await standing(phone, id)).state.view.hand.includes('T2'), 'the card to be discarded');
});

test('with a mouse, too; Escape puts it back and leaves what was chosen, and a right click shows the sheet', async () => {
  const desktop = await Phone.open({ device: DESKTOP });
  try {
    await settings(desktop, { botSpeed: 'step' });
    const { id, me, card, revision } = await sitDown(desktop);
    const { page } = desktop;
    await inHand(desktop, card).click({ button: 'right' });
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });

    await inHand(desktop, card).click();
    await page.waitForSelector('.hand .chosen');
    await drag(desktop, inHand(desktop, card), row(desktop, me));
    assert.deepEqual(await litRows(desktop), [me]);
    await page.keyboard.press('Escape');
    await nothingCarried(desktop);
    await page.mouse.up();
    assert.equal(await page.locator('.hand .chosen').count(), 1);
    assert.equal((await standing(desktop, id)).revision, revision);

    await dragTo(desktop, inHand(desktop, card), row(desktop, me));
    await inRow(desktop, card).waitFor();
    assert.deepEqual(desktop.faults, []);
  } finally {
    await desktop.close();
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// Dragging event cards in Card Go: a second way to play, aim, counter and draw.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { carry, drag, dragTo, nothingCarried } from '../../../harness/carry.js';
import { hold } from '../../../harness/fingers.js';
import { DESKTOP, Phone } from '../../../harness/phone.js';
import { refusals, settings } from '../../../harness/table.js';
import { events, Goban, stoneAt } from '../goban.js';

let phone;
let refused;
let goban;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  goban = new Goban(phone);
});
after(() => phone?.close());

const cards = (now) => now.state.view.cards;
const lists = (now, kind) => now.state.moves.some((move) => move.kind === kind);
const board = ({ page }) => page.locator('.area > .goban');
const carried = ({ page }) => page.locator('.hand [data-carry]').first().waitFor();

test('a card is carried to the point it is for: the board is lit, and what is asked next goes on from there', async () => {
  const start = await goban.sitDownIn('go-4.3-out-of-the-way');
  await carried(phone);
  await carry(phone, goban.card(0), goban.point('D4'), async () => {
    assert.equal(await phone.page.locator('.area > .goban[data-goal][data-aimed]').count(), 1);
    await phone.screenshot('cardgo-carried');
  });
  const second = await goban.since(start);
  await goban.asked(/^Lökés/);
  assert.deepEqual(cards(await goban.standing()).step.targets, ['D4'], JSON.stringify(second.state.view.cards.step));
  await nothingCarried(phone);
  // The last point has to be confirmed, however the first one was chosen.
  await goban.point('D5').tap();
  await goban.asked(/^D5:/);
  await goban.point('D5').tap();
});

test('a point that it can’t be aimed at tells its rule, and it can still be taken back', async () => {
  await goban.sitDownIn('go-4.3-out-of-the-way');
  await carried(phone);
  await carry(phone, goban.card(0), goban.point('A1'));
  await goban.toast('GO-4.3').waitFor();
  const now = await goban.standing();
  assert.deepEqual(cards(now).hand, ['push']);
  assert.deepEqual(cards(now).step.targets, []);
  await phone.page.keyboard.press('Escape');
  assert.equal(cards(await goban.since(now)).step.kind, 'turn');
});

test('let go of elsewhere it does nothing; held, it shows its sheet', async () => {
  const start = await goban.sitDownIn('go-4.3-out-of-the-way');
  await carried(phone);
  await carry(phone, goban.card(0), phone.page.locator('.line'));
  await nothingCarried(phone);
  assert.equal(await phone.page.locator('.hand .chosen').count(), 0);
  await hold(phone, goban.card(0));
  await phone.page.locator('dialog[open] .card').waitFor();
  assert.equal((await goban.standing()).revision, start.revision);
});

test('a card that would fail for want of a target waits to be confirmed', async () => {
  const start = await goban.sitDownIn('go-3.9-without-a-target');
  await carried(phone);
  await carry(phone, goban.card(0), board(phone));
  await goban.asked(/^Csipesz: most nincs mire hatnia/);
  assert.equal((await goban.standing()).revision, start.revision);
  await nothingCarried(phone);
});

test('a counter is carried onto the card that it cancels', async () => {
  const now = await goban.sitDownIn('go-4.25-holds-the-stone', (there) => lists(there, 'counter'));
  await carried(phone);
  await carry(phone, phone.page.locator('.hand [data-inspect="shield"]'), phone.page.locator('.announced'), async () => {
    assert.equal(await phone.page.locator('.announced[data-goal]').count(), 1);
  });
  const countered = await goban.since(now);
  assert.ok(events(countered).some((event) => event.kind === 'countered' && event.cancelled === 'pluck'));
});

test('the top card of the deck is carried to the hand', async () => {
  const start = await goban.sitDownIn('go-2.2-three-may-stay', (there) => lists(there, 'draw'));
  await phone.page.waitForSelector('.deck[data-carry]');
  await carry(phone, phone.page.locator('.deck'), phone.page.locator('.hand'), async () => {
    assert.equal(await phone.page.locator('.hand[data-goal]').count(), 1);
  });
  const drawn = await goban.since(start);
  assert.equal(cards(drawn).deck, cards(start).deck - 1);
});

test('with a mouse, too; Escape puts it back, and a right click shows the sheet', async () => {
  const desktop = await Phone.open({ device: DESKTOP });
  try {
    await settings(desktop);
    const there = new Goban(desktop);
    const { page } = desktop;
    const start = await there.sitDownIn('go-4.3-out-of-the-way');
    await carried(desktop);
    await there.card(0).click({ button: 'right' });
    await page.locator('dialog[open] .card').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });

    await drag(desktop, there.card(0), there.point('D4'));
    await page.waitForSelector('.area > .goban[data-aimed]');
    await page.keyboard.press('Escape');
    await nothingCarried(desktop);
    await page.mouse.up();
    assert.equal((await there.standing()).revision, start.revision);
    assert.equal(stoneAt(await there.standing(), 'D4'), stoneAt(start, 'D4'));

    await dragTo(desktop, there.card(0), there.point('D4'));
    await there.since(start);
    await there.asked(/^Lökés/);
    assert.deepEqual(desktop.faults, []);
  } finally {
    await desktop.close();
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

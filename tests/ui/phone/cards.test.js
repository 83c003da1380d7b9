// Card sheets, from anywhere: what is printed on a card, each part with its rule, and where the card is.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Fingers, hold } from '../harness/fingers.js';
import { DESKTOP, Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { decide, handShown, myTurn, reach, refusals, sitDown } from '../harness/table.js';

let phone;
let desktop;
let refused;
before(async () => {
  phone = await Phone.open();
  desktop = await Phone.open({ device: { ...DESKTOP, viewport: { width: 1280, height: 800 } } });
  refused = [refusals(phone), refusals(desktop)];
});
after(() => Promise.all([phone?.close(), desktop?.close()]));

const sheet = (where) => where.page.locator('dialog[open]:has(.card)');
const plain = (words) => words.replace(/\s/g, ' ').toLowerCase();
const title = async (where) => plain(await sheet(where).locator('h2').innerText());
const gone = (locator) => locator.waitFor({ state: 'detached' });

/** Returns the card's location according to its sheet. */
async function whereabouts(where) {
  const told = sheet(where).locator('h3:nth-of-type(2) + ul');
  await told.waitFor();
  return told.innerText();
}

test('a finger held on a hand card opens its sheet, and chooses nothing', async () => {
  await sitDown(phone, { seed: '12' });
  const card = phone.page.locator('.hand .slot').nth(2);
  await hold(phone, card);
  await sheet(phone).waitFor();
  const [named] = (await title(phone)).split('-');
  assert.ok(plain(await card.getAttribute('aria-label')).startsWith(named), named);
  assert.equal(await phone.page.locator('.hand .chosen').count(), 0);
  assert.equal(await phone.page.evaluate(() => getSelection().toString()), '');
  // Lifting the finger presses nothing on the sheet that has opened under it.
  await phone.page.waitForTimeout(400);
  assert.equal(await phone.page.locator('dialog[open]').count(), 1);
});

test('every part of it leads to its rule, and back again', async () => {
  const parts = sheet(phone).locator('li');
  assert.ok((await parts.count()) >= 6);
  for (const part of await parts.all()) assert.match(await part.innerText(), /MO-\d/);
  const card = await title(phone);
  await parts.first().getByRole('button', { name: /MO-/ }).tap();
  await phone.page.locator('dialog[open] article').waitFor();
  await phone.page.goBack();
  await gone(phone.page.locator('dialog[open] article'));
  assert.equal(await title(phone), card);
  await phone.page.goBack();
  await gone(sheet(phone));
});

test('a short touch chooses as ever', async () => {
  await phone.page.locator('.hand .lit').first().tap();
  await phone.page.locator('.hand .chosen').first().waitFor();
  assert.equal(await phone.page.locator('dialog[open]').count(), 0);
});

test('a finger that wanders off looks at nothing', async () => {
  const { x, y } = await phone.page.locator('.hand .slot').first().boundingBox();
  const fingers = await Fingers.of(phone);
  await fingers.down([x + 10, y + 10]);
  await fingers.move([x + 40, y + 10]);
  await phone.page.waitForTimeout(600);
  await fingers.up();
  assert.equal(await phone.page.locator('dialog[open]').count(), 0);
});

test('where a card is goes with the game', async () => {
  const playable = ({ state }) => state.moves.some(({ kind }) => kind === 'playPair');
  const id = await reach(phone, playable);
  const now = await myTurn(phone, id);
  const pair = now.state.moves.find(({ kind }) => kind === 'playPair');
  const [code] = now.state.view.hand.slice(pair.left);
  await hold(phone, phone.page.locator(`.hand [data-card="${code}"]`));
  assert.match(await whereabouts(phone), /A kezedben van/);
  await phone.page.goBack();
  await gone(sheet(phone));
  await decide(phone, id, now, pair);
  await phone.page.waitForFunction((code) => !document.querySelector(`.hand [data-card="${code}"]`), code);
  const { places } = await phone.invoke('table_card', { id, card: code });
  assert.doesNotMatch(places[0].text.map(({ text }) => text).join(''), /A kezedben van/);
});

test('a card seen going into another hand says so, on that player’s plate', async () => {
  const known = ({ state: { view } }) => view.seats.some((seat, i) => i !== view.seat && seat.known.length > 0);
  const id = await reach(phone, (now) => known(now) && now.state.moves.length > 0, { most: 60 });
  const { view } = (await myTurn(phone, id)).state;
  const seat = view.seats.findIndex((seat, i) => i !== view.seat && seat.known.length > 0);
  const plate = phone.page.locator(`.seat[data-spot="seat-${seat}"]`);
  const name = await plate.locator('.name').innerText();
  await plate.tap();
  await phone.page.locator(`dialog[open] [data-inspect="${view.seats[seat].known[0]}"]`).tap();
  await sheet(phone).waitFor();
  assert.ok((await whereabouts(phone)).includes(`${name} kezében van`));
  await phone.page.goBack();
  await gone(sheet(phone));
  await phone.page.goBack();
  await gone(phone.page.locator('dialog[open]'));
});

test('the words of the log are cards too, and one sheet leads to the next', async () => {
  await sitDown(phone, { seed: '12' });
  await phone.page.getByRole('button', { name: 'Napló és szabályok' }).tap();
  const word = phone.page.locator('dialog[open] ol [data-inspect]').first();
  const named = plain(await word.innerText());
  await word.tap();
  await sheet(phone).waitFor();
  assert.equal(await title(phone), named);
  const other = sheet(phone).locator('h3 + ul [data-inspect]').first();
  const next = plain(await other.innerText());
  await other.tap();
  await until(async () => (await title(phone)) === next, 'the other card');
  await sheet(phone).getByRole('button', { name: 'Vissza' }).tap();
  await until(async () => (await title(phone)) === named, 'the first card again');
});

test('with a mouse the right button opens it', async () => {
  await sitDown(desktop, { seed: '12' });
  await desktop.page.locator('.felt .pile').first().click({ button: 'right' });
  await sheet(desktop).waitFor();
  assert.match(await whereabouts(desktop), /Középen van/);
  assert.equal(await desktop.page.locator('.felt .lit').count(), 0, 'no draw was begun');
});

test('its rule lies over it, also where the table has a column for rules', async () => {
  await sheet(desktop).locator('li').first().getByRole('button', { name: /MO-/ }).click();
  await desktop.page.locator('dialog[open] article').waitFor();
  await desktop.page.keyboard.press('Escape');
  await gone(desktop.page.locator('dialog[open] article'));
  await desktop.page.keyboard.press('Escape');
  await gone(sheet(desktop));
});

test('from the keyboard L opens a card of the hand, and Enter still chooses it', async () => {
  const { page } = desktop;
  const card = page.locator('.hand .lit').first();
  await card.focus();
  await page.keyboard.press('l');
  await sheet(desktop).waitFor();
  await page.keyboard.press('Escape');
  await gone(sheet(desktop));
  assert.ok(await card.evaluate((node) => node === document.activeElement), 'the keyboard is back at the card');
  await page.keyboard.press('Enter');
  await page.locator('.hand .chosen').first().waitFor();
  assert.equal(await page.locator('dialog[open]').count(), 0);
});

test('a card Enter has nothing else to do with, it opens', async () => {
  const { page } = desktop;
  const word = page.locator('.log [data-inspect], aside [data-inspect]').first();
  await word.focus();
  await page.keyboard.press('Enter');
  await sheet(desktop).waitFor();
  await page.keyboard.press('Escape');
  await gone(sheet(desktop));
});

test('what is in one’s own reserve opens with Enter while nothing is drawn', async () => {
  const kept = ({ state: { view, moves } }) => view.reserve.length > 0 && view.step.kind === 'action' && moves.length > 0;
  await reach(desktop, kept, { wishes: [{ kind: 'playPair' }, { kind: 'reserve' }], most: 120 });
  assert.ok((await handShown(desktop)).length > 0);
  await desktop.page.locator('.reserve [data-inspect]').first().focus();
  await desktop.page.keyboard.press('Enter');
  await sheet(desktop).waitFor();
  assert.match(await whereabouts(desktop), /A tartalékodban van/);
});

test('nothing went wrong unseen', () => {
  for (const each of refused) {
    assert.deepEqual(each.unexpected(), []);
    assert.deepEqual(each.otherFaults(), []);
  }
});

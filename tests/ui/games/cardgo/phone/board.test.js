// The board on a phone: a held stone, the loupe, zoom, settings, and the estimate.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { Fingers, middle } from '../../../harness/fingers.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, refusals, settings, standing, takeHint, visit } from '../../../harness/table.js';

let phone;
let refused;
let fingers;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  fingers = await Fingers.of(phone);
});
after(() => phone?.close());

const point = (name) => phone.page.locator(`[data-point="${name}"]`);
const button = (name) => phone.page.getByRole('button', { name, exact: true });
const ghost = () => phone.page.locator('.point.chosen');
const loupe = () => phone.page.locator('.loupe');
const at = (name) => middle(point(name));

async function sitDown(size, changed = {}, seed = '1') {
  await settings(phone, { confirmMoves: true, coordinates: true, ...changed });
  const id = await lay(phone, { game: 'cardgo', bots: 1, options: { size, cards: '0' }, seed });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.point');
  return id;
}

/** Returns the snapshot once the person's stone and the bot's answer are on the board. */
const answered = (id, before) =>
  until(async () => {
    const now = await myTurn(phone, id);
    return now.revision > before.revision && now;
  }, 'the answer');

const stones = ({ state: { view } }) => view.rows.join('').replaceAll('.', '');

test('while a finger is down a loupe shows what it covers; where it lifts, the stone waits', async () => {
  const id = await sitDown('19');
  const left = await myTurn(phone, id);
  await fingers.down(await at('D4'));
  await loupe().waitFor();
  assert.match(await loupe().innerText(), /D4/);
  await fingers.move(await at('E4'));
  assert.match(await loupe().innerText(), /E4/);
  const [glass, finger] = [await loupe().boundingBox(), await at('E4')];
  assert.ok(glass.y + glass.height < finger[1], 'it is above the finger');
  await fingers.up();
  assert.equal(await loupe().count(), 0);
  assert.equal(await ghost().getAttribute('data-point'), 'E4');
  assert.equal((await standing(phone, id)).revision, left.revision, 'nothing is decided yet');
  // Sliding onto the ghost only moves it there; a touch on it places the stone.
  await fingers.down(await at('G4'));
  await fingers.move(await at('E4'));
  await fingers.up();
  assert.equal((await standing(phone, id)).revision, left.revision);
  await point('E4').tap();
  const now = await answered(id, left);
  assert.equal(now.state.view.rows[15][4], 'X');
});

test('in the uppermost row the loupe steps aside, and off the board a finger chooses nothing', async () => {
  const left = await standing(phone, new URL(phone.page.url()).hash.split('/').pop());
  await fingers.down(await at('K19'));
  await loupe().waitFor();
  const [glass, finger] = [await loupe().boundingBox(), await at('K19')];
  assert.ok(glass.y >= 0 && (glass.x + glass.width < finger[0] || glass.x > finger[0]));
  await fingers.move([finger[0], 20]);
  await fingers.up();
  assert.equal(await ghost().count(), 0);
  assert.equal((await standing(phone, left.id)).revision, left.revision);
});

test('two fingers bring the board nearer, one drags it, a tap still finds its point, a button shows it all', async () => {
  const scale = () => phone.page.locator('.sheet').evaluate((it) => new DOMMatrix(getComputedStyle(it).transform).a);
  const [x, y] = await at('K10');
  await fingers.down([x - 30, y], [x + 30, y]);
  await fingers.move([x - 90, y], [x + 90, y]);
  await fingers.up();
  assert.ok((await scale()) > 2.5, String(await scale()));
  assert.equal(await ghost().count(), 0);
  const before = await at('K10');
  await fingers.down(before);
  await fingers.move([before[0] + 60, before[1] + 40]);
  await fingers.up();
  const now = await at('K10');
  assert.ok(Math.abs(now[0] - before[0] - 60) < 12 && Math.abs(now[1] - before[1] - 40) < 12, 'it went with the finger');
  const whole = await button('Egész tábla').boundingBox();
  assert.ok(whole.width >= 44 && whole.height >= 44);
  await point('K10').tap();
  assert.equal(await ghost().getAttribute('data-point'), 'K10');
  // The visible lines are labelled at the edges.
  const edges = await phone.page.locator('.edges text').allTextContents();
  assert.ok(edges.includes('K') && edges.includes('10') && !edges.includes('A') && !edges.includes('1'), edges.join());
  await button('Egész tábla').tap();
  assert.equal(await scale(), 1);
  assert.equal(await button('Egész tábla').count(), 0);
  assert.equal(await ghost().getAttribute('data-point'), 'K10');
  await button('Mégse').tap();
});

test('on a board brought nearer, what a hint points at comes into sight', async () => {
  const [x, y] = await at('K10');
  await fingers.down([x - 30, y], [x + 30, y]);
  await fingers.move([x - 90, y], [x + 90, y]);
  await fingers.up();
  await fingers.down(await at('K10'));
  await fingers.move([x - 300, y - 300]);
  await fingers.up();
  await takeHint(phone);
  const board = phone.page.locator('.goban .window');
  await until(async () => {
    const circle = phone.page.locator('.goban circle.hint').first();
    if ((await circle.count()) === 0) return false;
    const [all, hint] = [await board.boundingBox(), await circle.boundingBox()];
    return hint.x >= all.x && hint.y >= all.y && hint.x + hint.width <= all.x + all.width && hint.y + hint.height <= all.y + all.height;
  }, 'the hint in sight');
  await button('Tipp bezárása').tap();
  await button('Egész tábla').tap();
});

test('lying down, 19 lines keep their names, every second one', async () => {
  await phone.page.setViewportSize({ width: 844, height: 390 });
  const names = phone.page.locator('.goban .names text');
  await until(async () => (await names.count()) === 20, 'the names');
  assert.deepEqual((await names.allTextContents()).filter((name) => /[A-Z]/.test(name)).join(''), 'ACEGJLNPRT');
  await phone.page.setViewportSize({ width: 390, height: 844 });
});

test('keys bring the board nearer too, and the point they are at stays in sight', async () => {
  await point('C3').focus();
  await phone.page.keyboard.press('+');
  await phone.page.keyboard.press('+');
  await phone.page.keyboard.press('End');
  const [box, frame] = [await point('T3').boundingBox(), await phone.page.locator('.window').boundingBox()];
  assert.ok(box.x + box.width / 2 < frame.x + frame.width);
  for (let n = 0; n < 3; n += 1) await phone.page.keyboard.press('-');
  assert.equal(await button('Egész tábla').count(), 0);
});

test('without confirming, the first touch plays', async () => {
  await phone.page.evaluate(() => {
    location.hash = '#/settings';
  });
  await phone.page.getByRole('switch', { name: 'Lépés megerősítése koppintásnál' }).tap();
  await until(async () => !(await phone.invoke('start', { system: 'hu-HU' })).settings.confirmMoves, 'the setting');
  const id = await sitDown('9', { confirmMoves: false }, '2');
  const left = await myTurn(phone, id);
  await point('E5').tap();
  assert.ok(stones(await answered(id, left)).length >= 2);
});

test('the names of lines can be done without', async () => {
  await sitDown('13', { coordinates: true }, '3');
  assert.ok((await phone.page.locator('.names text').count()) >= 26);
  await sitDown('13', { coordinates: false }, '3');
  assert.equal(await phone.page.locator('.names text').count(), 0);
  assert.match(await point('C3').getAttribute('aria-label'), /^C3/);
});

test('an estimate lies on the board until the table moves on, and counts as help', async () => {
  const id = await sitDown('9', {}, '4');
  const first = await myTurn(phone, id);
  assert.equal(first.assisted, false);
  await point('C5').tap();
  await point('C5').tap();
  await answered(id, first);
  await button('Területbecslés').tap();
  const line = phone.page.locator('.estimate');
  await line.locator('.lead', { hasText: /nagyjából/i }).waitFor();
  assert.match(await line.innerText(), /segítséggel játszott/);
  assert.ok((await phone.page.locator('svg rect.likely').count()) > 5);
  assert.ok((await phone.page.locator('.point[aria-label*="valószínűleg"]').count()) > 5);
  const helped = await standing(phone, id);
  assert.equal(helped.assisted, true);
  await assertAccessible(phone, 'an estimate');
  await assertTouchable(phone, 'an estimate');
  const open = helped.state.moves.find(({ kind }) => kind === 'play').point;
  await point(open).tap();
  await point(open).tap();
  await answered(id, helped);
  await line.waitFor({ state: 'detached' });
  const { revision } = await standing(phone, id);
  await phone.page.waitForSelector(`.page[data-revision="${revision}"]`);
  assert.equal(await phone.page.locator('svg rect.likely').count(), 0);
  await phone.page.keyboard.press('b');
  await line.waitFor();
  await phone.page.keyboard.press('Escape');
  assert.equal(await line.count(), 0);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

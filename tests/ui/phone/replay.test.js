// Replay: step by step and automatically, everybody's cards, the bot's review, and playing on from any moment.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { decide, handShown, lay, myTurn, refusals, settings, standing, visit } from '../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
/** Returns a text with ordinary spaces. */
const plain = (text) => text.replaceAll('\u00a0', ' ');
const place = async () => plain(await phone.page.locator('.moment output').innerText());
const at = async () => Number((await place()).split(' ')[0]);
const untilAt = (ply) => until(async () => (await at()) === ply, `decision ${ply}`);
const route = () => new URL(phone.page.url()).hash;
const thinking = () => phone.page.locator('.thinking').count();

async function to(ply) {
  await phone.page.getByRole('slider').fill(String(ply));
  await untilAt(ply);
}

/** Runs the complete review. */
async function judged() {
  await button('A bot véleménye').tap();
  await phone.page.getByRole('button', { name: /^Elemzés (indítása|folytatása)$/ }).tap();
  await phone.page.locator('.curve.shown').waitFor();
  await until(async () => (await thinking()) === 0, 'the last verdict', 120_000);
}

let id;
let end;

test('a game that is over is looked over from its beginning', async () => {
  id = await lay(phone, { bots: 2, target: '15', seed: '3' });
  for (let now = await myTurn(phone, id); !now.outcome; now = await myTurn(phone, id)) await decide(phone, id, now, now.state.moves[0]);
  end = await standing(phone, id);
  await visit(phone, `#/table/${id}`);
  await button('Elemzés').tap();
  await phone.page.locator('.look').waitFor();
  assert.equal(route(), `#/replay/${id}`);
  assert.equal(await place(), `0 / ${end.plies}`);
  assert.match(await phone.page.locator('.moment').innerText(), /1\.\s*forduló/);
  await assertAccessible(phone, 'looking back');
  await assertTouchable(phone, 'looking back');
});

test('it is stepped and scrubbed through, by touch and by keys, however fast', async () => {
  for (let taps = 0; taps < 4; taps += 1) await button('Eggyel előre').tap();
  await untilAt(4);
  await button('Eggyel vissza').tap();
  await untilAt(3);
  await phone.page.locator('h1').focus();
  await phone.page.keyboard.press('ArrowRight');
  await untilAt(4);
  await phone.page.keyboard.press('End');
  await untilAt(end.plies);
  await phone.page.keyboard.press('Home');
  await untilAt(0);
  await to(7);
  const then = await phone.invoke('table_at', { id, revision: end.revision, ply: 7 });
  await until(async () => (await handShown(phone)).join() === then.state.view.hand.join(), 'the hand of then');
  const told = await phone.page.locator('.moment .now').innerText();
  const words = then.log[0].text.map(({ text }) => text).join('');
  assert.ok(plain(told).includes(plain(words)), told);
});

test('everybody’s cards lie open', async () => {
  await button('Mindenki lapjai').tap();
  await phone.page.locator('dl.hands').waitFor();
  const hands = await phone.invoke('table_hands', { id, revision: end.revision, ply: 7 });
  const rows = await phone.page.locator('dl.hands dd').evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('[data-inspect]')].map((card) => card.dataset.inspect)),
  );
  assert.deepEqual(rows, hands.map(({ cards }) => cards.map(({ card }) => card)));
  assert.equal(await phone.page.locator('dl.hands dt').first().innerText(), 'Te');
  await assertAccessible(phone, 'open hands');
  await assertTouchable(phone, 'open hands');
  await button('Mindenki lapjai').tap();
  await phone.page.locator('dl.hands').waitFor({ state: 'detached' });
});

test('what the bot began to judge at the end of the game goes on where one looks back', async () => {
  assert.equal(route(), `#/replay/${id}`);
  await phone.page.locator('.curve .line[d]').waitFor();
});

test('the bot judges in the background, can be stopped, and leaves the game as it was', async () => {
  // A new table, because an unrequested review must not start when a replay is opened.
  const other = await lay(phone, { bots: 2, target: '15', seed: '4' });
  for (let now = await myTurn(phone, other); !now.outcome; now = await myTurn(phone, other)) await decide(phone, other, now, now.state.moves[0]);
  const ended = await standing(phone, other);
  await visit(phone, `#/replay/${other}`);
  await phone.page.locator('.look').waitFor();
  await button('A bot véleménye').tap();
  await assertAccessible(phone, 'before the bot is asked');
  assert.match(plain(await phone.page.locator('dialog').innerText()), /Csak abból ítél, amit akkor láthatott, aki döntött\./);
  assert.doesNotMatch(await phone.page.locator('dialog').innerText(), /segítséggel/);
  await button('Elemzés indítása').tap();
  await button('Elemzés leállítása').tap();
  await until(async () => (await thinking()) === 0, 'it to stop');
  await judged();
  assert.ok(await phone.page.locator('.curve .line').getAttribute('d'));
  await assertAccessible(phone, 'the curve');
  await assertTouchable(phone, 'the curve');
  const now = await standing(phone, other);
  assert.deepEqual([now.revision, now.assisted], [ended.revision, false]);
  await visit(phone, `#/replay/${id}`);
  await phone.page.locator('.look').waitFor();
});

test('from any moment another table goes on, and Back leads to this one', async () => {
  await to(6);
  await button('Innen játszom új asztalon').tap();
  await until(() => route().startsWith('#/table/'), 'the new table');
  const branch = route().split('/').pop();
  assert.notEqual(branch, id);
  const begun = await myTurn(phone, branch);
  assert.ok(begun.plies >= 6 && begun.assisted && !begun.held);
  assert.deepEqual(await standing(phone, id).then(({ plies, outcome }) => [plies, outcome]), [end.plies, end.outcome]);
  await phone.page.goBack();
  await phone.page.locator('.look').waitFor();
  assert.equal(route(), `#/replay/${id}`);
});

test('Back leads from looking back to the table it began at', async () => {
  await visit(phone, `#/table/${id}`);
  await button('Visszanézés').tap();
  await phone.page.locator('.look').waitFor();
  await button('Vissza').tap();
  await phone.page.locator('.look').waitFor({ state: 'detached' });
  assert.equal(route(), `#/table/${id}`);
  assert.equal((await standing(phone, id)).held, false);
});

test('while a game goes on no hand is open, and asking the bot counts as help, which is said before', async () => {
  const going = await lay(phone, { bots: 2, seed: '5' });
  for (let turns = 0; turns < 4; turns += 1) {
    const now = await myTurn(phone, going);
    await decide(phone, going, now, now.state.moves[0]);
  }
  const { plies } = await myTurn(phone, going);
  await visit(phone, `#/replay/${going}`);
  await phone.page.locator('.look').waitFor();
  assert.equal(await place(), `${plies} / ${plies}`);
  assert.equal(await button('Mindenki lapjai').count(), 0);
  await button('A bot véleménye').tap();
  assert.match(await phone.page.locator('dialog').innerText(), /segítséggel játszott/);
  await button('Bezárás').tap();
  assert.equal((await standing(phone, going)).assisted, false);
  await judged();
  const now = await standing(phone, going);
  assert.deepEqual([now.assisted, now.held, now.plies], [true, true, plies]);
  await to(1);
  await button('A végére').tap();
  await untilAt(plies);
  await button('Játszom tovább').tap();
  await phone.page.locator('.look').waitFor({ state: 'detached' });
  assert.equal(route(), `#/table/${going}`);
  assert.equal((await standing(phone, going)).held, false);
});

/** Two living walls; Black is ahead, fills one of its own eyes, and is captured. */
function blunder() {
  const rows = [...'abcdefghi'];
  const stones = (columns, eyes) =>
    [...columns].flatMap((column) => rows.map((row) => column + row)).filter((point) => !eyes.includes(point)).map((point) => `[${point}]`).join('');
  return `(;GM[1]FF[4]SZ[9]KM[5.5]AB${stones('abcde', ['aa', 'ca'])}AW${stones('fghi', ['ga', 'ia'])}PL[B];B[aa];W[ca];B[];W[])`;
}

test('a game from a file is judged the same way, and its turning point is gone to', async () => {
  const file = await phone.invoke('record_open', { file: blunder(), seat: 0, level: 'beginner' });
  await phone.invoke('table_leave', { id: file });
  await visit(phone, `#/table/${file}`);
  await phone.page.locator('.look').waitFor();
  assert.equal(route(), `#/replay/${file}`, 'it is looked at before it goes on');
  const { plies } = await standing(phone, file);
  assert.equal(await place(), `${plies} / ${plies}`);
  await judged();
  await button('A bot véleménye').tap();
  await assertAccessible(phone, 'turning points');
  await assertTouchable(phone, 'turning points');
  await phone.page.locator('dialog li button').first().tap();
  await untilAt(0);
  const moment = phone.page.locator('.moment');
  assert.match(plain(await moment.innerText()), /Fordulópont\s*·\s*Fekete: nagy hiba\s+Fekete esélye \d+%-ról \d+%-ra esett[\s\S]*A9 \(−\d+(,5)?\), jobb: passz/);
  const whole = await phone.page.locator('.verdict.turn').evaluate((it) => {
    const [verdict, box] = [it, it.closest('.moment')].map((one) => one.getBoundingClientRect());
    return verdict.top >= box.top && verdict.bottom <= box.bottom;
  });
  assert.ok(whole, 'all of it is in sight');
  await button('A végére').tap();
  await untilAt(plies);
  await button('Előző fordulópont').tap();
  await untilAt(0);
  // A touch on the curve goes to that moment.
  const box = await phone.page.locator('.curve').boundingBox();
  await phone.page.touchscreen.tap(box.x + box.width - 14, box.y + box.height / 2);
  await untilAt(plies);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

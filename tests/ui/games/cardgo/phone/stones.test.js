// Plain Go by touch and by keyboard: stones, passes, refusals, the count with its marks, and the final score table.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, refusals, seen, settings, standing, takeHint, visit } from '../../../harness/table.js';

const NINE = { game: 'cardgo', bots: 1, options: { size: '9', cards: '0' } };
let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const point = (name) => phone.page.locator(`[data-point="${name}"]`);
const button = (name) => phone.page.getByRole('button', { name, exact: true });
const ask = () => phone.page.locator('.ask').innerText();
const said = (name) => point(name).getAttribute('aria-label');
const toast = () => phone.page.locator('.toast');
const ghost = () => phone.page.locator('.point.chosen');
/** Returns the number of half points in a text. */
const halves = (text) => 2 * Number(text.trim().replace(',', '.'));

async function sitDown(options = NINE, changed = {}) {
  await settings(phone, changed);
  const id = await lay(phone, options);
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.point');
  return id;
}

/** Opens a table at the beginning of a scenario; bots wait until the person has moved. */
async function sitDownIn(scenario, step = 0) {
  await settings(phone, { botSpeed: 'step' });
  const id = await phone.invoke('scene_play_on', { scene: { scenario, step, moves: [] }, level: 'beginner' });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.point');
  return id;
}

/** Returns the snapshot once it has moved on from `before`. */
async function since(id, before) {
  const now = await until(async () => {
    const next = await standing(phone, id);
    return next.revision > before.revision && next;
  }, 'the table to move on');
  await seen(phone, now);
  return now;
}

/** Returns what is on a point: X, O or nothing. */
function stoneAt({ state: { view } }, name) {
  const column = 'ABCDEFGHJKLMNOPQRST'.indexOf(name[0]);
  return view.rows[view.rows.length - Number(name.slice(1))][column];
}

test('a stone is shown by the first touch and placed by the second', async () => {
  const id = await sitDown();
  const left = await myTurn(phone, id);
  await point('E5').tap();
  await ghost().waitFor();
  assert.match(await ask(), /^E5:/);
  assert.equal((await standing(phone, id)).revision, left.revision, 'nothing is decided yet');
  await point('E5').tap();
  const now = await since(id, left);
  assert.equal(stoneAt(now, 'E5'), 'X');
  assert.match(await said('E5'), /^E5, fekete kő/);
});

test('another touch moves it, the cross lets go of it, the button places it', async () => {
  const id = await sitDown({ ...NINE, seed: '2' });
  const left = await myTurn(phone, id);
  await point('C3').tap();
  await point('G3').tap();
  assert.equal(await ghost().getAttribute('data-point'), 'G3');
  await button('Mégse').tap();
  assert.equal(await ghost().count(), 0);
  await point('D3').tap();
  await button('Leteszem: D3').tap();
  assert.equal(stoneAt(await since(id, left), 'D3'), 'X');
});

test('where no stone may go, a touch says why', async () => {
  const id = await sitDownIn('go-1.3-suicide');
  const { state, revision } = await standing(phone, id);
  const open = new Set(state.moves.map((move) => move.point));
  const points = await phone.page.$$eval('.point', (cells) => cells.map((cell) => cell.dataset.point));
  const forbidden = points.filter((name) => !open.has(name) && stoneAt({ state }, name) === '.');
  assert.ok(forbidden.length > 0);
  await point(forbidden[0]).tap();
  await toast().waitFor();
  assert.match(await toast().innerText(), /GO-1\.3/);
  await point(points.find((name) => stoneAt({ state }, name) !== '.')).tap();
  await toast().filter({ hasText: 'GO-1.2' }).waitFor();
  assert.equal(await ghost().count(), 0);
  assert.equal((await standing(phone, id)).revision, revision);
});

test('a pass is asked about first', async () => {
  const id = await sitDown({ ...NINE, seed: '3' }, { botSpeed: 'step' });
  const left = await myTurn(phone, id);
  await button('Passz').tap();
  assert.equal((await standing(phone, id)).revision, left.revision);
  await button('Mégse').tap();
  await button('Passz').tap();
  await button('Igen, passzolok').tap();
  const { state } = await since(id, left);
  assert.deepEqual(state.view.last, { seat: 0, point: null });
  assert.equal(await phone.page.locator('.plate', { hasText: 'passzolt' }).count(), 1);
});

test('a hint lights its point', async () => {
  await sitDown({ ...NINE, seed: '4' });
  await takeHint(phone);
  await phone.page.waitForSelector('.tip .move:not(.soft)');
  await phone.page.waitForSelector('svg .hint');
  assert.equal(await phone.page.locator('.point[aria-label*="Tipp"]').count(), 1);
  await button('Tipp bezárása').tap();
  assert.equal(await phone.page.locator('svg .hint').count(), 0);
});

test('the arrows walk the board, and Enter places', async () => {
  const id = await sitDown({ ...NINE, seed: '5' });
  const left = await myTurn(phone, id);
  const { keyboard } = phone.page;
  const focused = () => phone.page.evaluate(() => document.activeElement?.dataset.point);
  await point('E5').focus();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) await keyboard.press(key);
  assert.equal(await focused(), 'G4');
  await keyboard.press('Home');
  await keyboard.press('ArrowLeft');
  assert.equal(await focused(), 'A4');
  await keyboard.press('End');
  await keyboard.press('Enter');
  assert.equal(stoneAt(await since(id, left), 'J4'), 'X');
  assert.equal(await focused(), 'J4', 'the cursor stays where it was');
});

test('where clicks are confirmed, Enter shows the stone and a second one places it', async () => {
  const id = await sitDown({ ...NINE, seed: '5' }, { confirmClicks: true });
  const left = await myTurn(phone, id);
  const { keyboard } = phone.page;
  await point('A4').focus();
  await keyboard.press('Enter');
  await ghost().waitFor();
  await keyboard.press('Escape');
  assert.equal(await ghost().count(), 0);
  await point('J4').focus();
  await keyboard.press('Enter');
  await ghost().waitFor();
  await keyboard.press('Enter');
  assert.equal(stoneAt(await since(id, left), 'J4'), 'X');
  await settings(phone, { confirmClicks: false });
});

test('the board is read row by row', async () => {
  await sitDownIn('go-1.3-suicide');
  const rows = phone.page.getByRole('row');
  const { state } = await standing(phone, new URL(phone.page.url()).hash.split('/').pop());
  assert.equal(await rows.count(), state.view.rows.length);
  const heads = await phone.page.getByRole('rowheader').allInnerTexts();
  heads.forEach((head, i) => {
    assert.ok(head.startsWith(`${state.view.rows.length - i}.`), head);
    assert.equal(/fekete/.test(head), state.view.rows[i].includes('X'), head);
    assert.equal(/fehér/.test(head), state.view.rows[i].includes('O'), head);
  });
});

test('the board keeps nobody out', async () => {
  await assertAccessible(phone, 'the board');
  await assertTouchable(phone, 'the board');
});

/** Passes until groups are marked and the person is to decide. */
async function comeToCount(id) {
  for (;;) {
    const now = await myTurn(phone, id);
    if (now.outcome || now.state.view.phase.kind !== 'playing') return now;
    await button('Passz').tap();
    await button('Igen, passzolok').tap();
    await since(id, now);
  }
}

test('two passes bring the count, where a touch marks a group and another takes the mark back', async () => {
  const id = await sitDown({ ...NINE, seed: '6' });
  const first = await myTurn(phone, id);
  await point('E5').tap();
  await point('E5').tap();
  await since(id, first);
  const now = await comeToCount(id);
  assert.equal(now.state.view.phase.kind, 'counting');
  const group = now.state.view.groups.find(({ first }) =>
    now.state.moves.some(({ kind, point }) => kind === 'mark' && point === first),
  );
  await point(group.stones[0]).tap();
  const marked = await since(id, now);
  const found = marked.state.view.groups.find(({ first }) => first === group.first);
  assert.equal(found.dead, !group.dead);
  assert.equal(/halottnak jelölve/.test(await said(group.stones[0])), found.dead);
  await assertAccessible(phone, 'the count');
  await assertTouchable(phone, 'the count');
  await button('Visszavonás').tap();
  const back = await since(id, marked);
  assert.equal(back.state.view.groups.find(({ first }) => first === group.first).dead, group.dead);
});

test('agreed, the game is over, and the final table adds up line by line', async () => {
  const id = new URL(phone.page.url()).hash.split('/').pop();
  for (let now = await myTurn(phone, id); !now.outcome; now = await myTurn(phone, id)) {
    if (now.state.view.phase.kind === 'playing') await comeToCount(id);
    else {
      await button('Jóváhagyom').tap();
      await since(id, now);
    }
  }
  await phone.page.locator('section.over').waitFor();
  const { outcome, state } = await standing(phone, id);
  const rows = phone.page.locator('section.over tbody');
  const totals = [];
  for (let i = 0; i < 2; i += 1) {
    const parts = (await rows.nth(i).locator('td.part').allInnerTexts()).map(halves);
    const total = halves(await rows.nth(i).locator('td.total').innerText());
    assert.equal(parts.reduce((sum, part) => sum + part, 0), total);
    totals.push(total);
  }
  assert.deepEqual(totals, outcome.standings.toSorted((a, b) => a.rank - b.rank).map(({ score }) => score));
  await rows.first().locator('th button').tap();
  const rules = await rows.first().locator('.why .rule').allInnerTexts();
  assert.ok(rules.length >= 3);
  assert.deepEqual([...new Set(rules)], ['GO-1.4']);
  // Every owned point is marked, by a shape as well.
  const owned = state.view.score.owners.join('');
  const empty = [...state.view.rows.join('')].filter((stone, i) => stone !== owned[i] && owned[i] !== '.').length;
  assert.equal(await phone.page.locator('svg .share').count(), empty);
  await assertAccessible(phone, 'the final table');
  await assertTouchable(phone, 'the final table');
});

test('a table is laid with the colour, size, handicap and komi that were chosen', async () => {
  const choose = (label, of) =>
    phone.page.locator('fieldset', { hasText: of }).getByRole('radio', { name: label, exact: true }).tap();
  await visit(phone, '#/new/cardgo');
  await choose('Fehér', 'Melyik színnel');
  await choose('19×19', 'Mekkora');
  for (let n = 0; n < 3; n += 1) await button('Előnykövek: Több').tap();
  await button('Komi: Több').tap();
  await assertAccessible(phone, 'a new table of Go');
  await assertTouchable(phone, 'a new table of Go');
  await button('Leülök játszani').tap();
  await phone.page.waitForSelector('.point');
  const { seats, state } = await standing(phone, new URL(phone.page.url()).hash.split('/').pop());
  assert.deepEqual(seats.map(({ player }) => player.kind === 'person'), [false, true]);
  const { size, komi, handicap } = state.view.setup;
  assert.deepEqual({ size, komi, handicap }, { size: 19, komi: 3, handicap: 3 });
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

test('killed while a stone waits to be confirmed, the app opens where it was', async () => {
  const id = await sitDown({ ...NINE, seed: '7' });
  const left = await myTurn(phone, id);
  await point('C7').tap();
  await ghost().waitFor();
  await phone.kill();
  phone = await Phone.open({ data: phone.data });
  await phone.start();
  assert.deepEqual({ ...(await standing(phone, id)), logFrom: 0 }, { ...left, logFrom: 0 });
  await phone.page.locator('.continue button').first().tap();
  await phone.page.waitForSelector('.point');
  assert.equal(await ghost().count(), 0);
  await point('C7').tap();
  await point('C7').tap();
  assert.equal(stoneAt(await since(id, left), 'C7'), 'X');
  assert.deepEqual(phone.faults, []);
});

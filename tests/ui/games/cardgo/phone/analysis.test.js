// Analysis at the board and on a record: a running search with its moves, lines and areas.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable } from '../../../harness/accessible.js';
import { Fingers, middle } from '../../../harness/fingers.js';
import { openedDesktop, openedPhone } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, settings, standing, visit } from '../../../harness/table.js';
import { Goban } from '../goban.js';

const { desktop, refused, press } = await openedDesktop();
const { phone, refused: refusedHere } = await openedPhone();
const { page } = desktop;
const goban = new Goban(desktop);
const PLAIN = { options: { size: '9', cards: '0' } };

const rows = (of = page) => of.locator('[data-analysed]');
const discs = (of = page) => of.locator('.goban .analysed');
const steps = (of = page) => of.locator('.goban .step');
const toggle = (of = page, name = 'Analysis') => of.getByRole('button', { name, exact: true });
/** Returns the number of iterations shown. */
const tries = async (of = page) => Number((await of.locator('.analysis .head p').innerText()).replaceAll(/\D/g, ''));
/** Returns the text of a row of the list. */
const told = async (row) => (await row.textContent()).replaceAll(/\s+/g, ' ').trim();
const keyOf = (row) => row.getAttribute('data-analysed');

/**
 * Asserts that the board and the list give the same places and shares; read at one moment, because the search may
 * change the order at any time.
 */
async function assertReadAlike() {
  const read = await page.evaluate(() =>
    [...document.querySelectorAll('[data-analysed]')].flatMap((row) => {
      const point = document.querySelector(`.goban [data-point="${row.dataset.analysed}"]`);
      const [, rank, percent] = row.textContent.replaceAll(/\s+/g, ' ').match(/(\d+)\. .*?(\d+%)/) ?? [];
      return point === null ? [] : [{ label: point.getAttribute('aria-label'), rank, percent }];
    }),
  );
  assert.equal(read[0]?.rank, '1');
  for (const { label, rank, percent } of read) assert.match(label, new RegExp(`analysis move ${rank}: ${percent}`));
}

test('the best moves are drawn with share and lead, and grow while it thinks', async () => {
  const before = await goban.sitDown(PLAIN);
  assert.equal(before.assisted, false);
  await press('a');
  await rows().first().waitFor();
  const first = await tries();
  await until(async () => (await tries()) > first, 'more to be known');
  assert.match(await told(rows().first()), /^1\. [A-J]\d, \d+%, [+−]?\d+(\.5)? points? expected line: [A-J]\d/);
  const [share, lead] = await discs().first().locator('text').allTextContents();
  assert.match(share, /^\d+$/);
  assert.match(lead, /^[+−]?\d/);
  assert.equal((await standing(desktop, goban.id)).assisted, true);
  assert.match(await page.locator('.analysis').innerText(), /assisted/i);
  await assertAccessible(desktop, 'an analysis');
});

test('pointed at, a move shows the line it begins, by mouse, in the list, and by keyboard', async () => {
  const key = await keyOf(rows().first());
  await goban.point(key).hover();
  await until(async () => (await steps().count()) > 1, 'the line');
  assert.equal(await discs().count(), 0);
  assert.deepEqual((await page.locator('.goban .number').allTextContents()).slice(0, 2), ['1', '2']);
  await page.mouse.move(5, 5);
  await until(async () => (await steps().count()) === 0 && (await discs().count()) > 0, 'all moves again');
  await assertReadAlike();
  // The search may prefer another move by now and drop the first one.
  await until(async () => {
    await goban.point(await keyOf(rows().first())).focus();
    return (await steps().count()) > 1;
  }, 'the line at the keyboard');
  await toggle().focus();
  await until(async () => (await steps().count()) === 0, 'it to be gone');
  await rows().first().focus();
  await until(async () => (await steps().count()) > 1, 'the line of a row');
  // An opened row stays open when the focus moves away.
  await press('Enter');
  await toggle().focus();
  await page.waitForSelector('[data-analysed][aria-pressed="true"]');
  assert.ok((await steps().count()) > 1);
  await page.locator('[data-analysed][aria-pressed="true"]').click();
  await page.mouse.move(5, 5);
  await toggle().focus();
  await until(async () => (await steps().count()) === 0, 'it to be closed');
});

test('after a move it begins anew by itself, and it ends when it is switched off', async () => {
  const before = await goban.standing();
  const open = before.state.moves.find(({ kind }) => kind === 'play').point;
  await goban.point(open).click();
  await until(async () => {
    const now = await myTurn(desktop, goban.id);
    return now.plies >= before.plies + 2;
  }, 'the answer');
  await until(async () => (await rows().count()) > 0 && !(await rows().evaluateAll((all) => all.map((row) => row.dataset.analysed))).includes(open), 'another position');
  await press('a');
  await until(async () => (await page.locator('.analysis').count()) === 0 && (await discs().count()) === 0, 'it to be off');
  // A hint replaces it.
  await press('a');
  await page.locator('.analysis').waitFor();
  await press('h');
  await page.locator('.tip').waitFor();
  assert.equal(await page.locator('.analysis').count(), 0);
});

test('with cards its moves are cards and draws as well', async () => {
  await goban.sitDown({ options: { size: '9' } });
  await toggle().click();
  await rows().first().waitFor();
  assert.match(await told(rows().first()), /^1\. /);
  await page.getByRole('button', { name: 'Turn analysis off' }).click();
  await until(async () => (await rows().count()) === 0, 'it to be off');
});

test('a record is analysed where one stands, and elsewhere when one walks', async () => {
  const text = '(;GM[1]FF[4]SZ[9]KM[6.5];B[ee];W[gc];B[cg])';
  const id = await desktop.invoke('list_keep', { game: 'cardgo', id: null, name: 'A', text });
  await visit(desktop, `#/own/cardgo/records/${id}`);
  await page.locator('[data-node="0"]').waitFor();
  await press('a');
  await rows().first().waitFor();
  await assertAccessible(desktop, 'a record being analysed');
  await press('End');
  await page.locator('.steps p', { hasText: 'Move 3' }).waitFor();
  const taken = ['E5', 'G7', 'C3'];
  const named = () => rows().evaluateAll((all) => all.map((row) => row.dataset.analysed));
  await until(async () => (await rows().count()) > 0 && (await named()).every((name) => !taken.includes(name)), 'that position');
  // While the search goes on, another move may become first.
  await until(async () => {
    await goban.point(await keyOf(rows().first())).hover();
    return (await steps().count()) > 0;
  }, 'the line');
  await press('a');
  await until(async () => (await rows().count()) === 0 && (await discs().count()) === 0, 'it to be off');
});

test('a position that our rules don’t know gets a sentence', async () => {
  const text = '(;GM[1]FF[4]SZ[9]AB[aa]AW[ab][ba])';
  const id = await desktop.invoke('list_keep', { game: 'cardgo', id: null, name: 'B', text });
  await visit(desktop, `#/own/cardgo/records/${id}`);
  await page.locator('[data-node="0"]').waitFor();
  await toggle().click();
  await page.locator('.analysis').getByText(/can’t be analysed\.$/).waitFor();
});

test('on a phone a finger that holds a move shows its line, and everything can be touched', async () => {
  await settings(phone, { confirmMoves: true });
  const id = await lay(phone, { game: 'cardgo', bots: 1, options: { size: '13', cards: '0' } });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.point');
  await myTurn(phone, id);
  await toggle(phone.page, 'Elemzés').tap();
  await rows(phone.page).first().waitFor();
  await until(async () => (await tries(phone.page)) > 2_000, 'a good deal to be known');
  await assertAccessible(phone, 'an analysis');
  await assertTouchable(phone, 'an analysis');
  await assertNoWider(phone, 'an analysis');
  const fingers = await Fingers.of(phone);
  const key = await keyOf(rows(phone.page).first());
  await fingers.down(await middle(phone.page.locator(`[data-point="${key}"]`)));
  await until(async () => (await steps(phone.page).count()) > 1, 'the line');
  await fingers.up();
  await until(async () => (await steps(phone.page).count()) === 0, 'the finger to be gone');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual([...refused.unexpected('badRecord', 'stale'), ...refusedHere.unexpected('stale')], []);
  assert.deepEqual([...refused.otherFaults(), ...refusedHere.otherFaults()], []);
});

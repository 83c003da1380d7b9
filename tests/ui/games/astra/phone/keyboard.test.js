// Astra by keyboard, in English: Tab to the next star, arrows along lines, Enter, Backspace, Escape; a whole game; and
// the announcement of each star.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focused, heard, listen, untilHeard } from '../../../harness/announcements.js';
import { openedDesktop } from '../../../harness/shared-device.js';
import { until } from '../../../harness/processes.js';
import { lay, myTurn, settings, standing } from '../../../harness/table.js';
import { nextTouch } from '../touches.js';
import { ASTRA, chartAt, joined, openTable, PRINTED } from '../sky.js';

const { desktop, refused, press } = await openedDesktop();
await settings(desktop);
const { page } = desktop;

const at = () => page.evaluate(() => Number(document.activeElement.dataset.star ?? -1));
const drawn = () => page.locator('[data-star][aria-pressed="true"]').count();

async function sitDown(seed) {
  const id = await lay(desktop, { game: ASTRA, seed });
  const now = await myTurn(desktop, id);
  await openTable(desktop, id);
  return { id, now };
}

/** Presses a key until the focus is where it should be. */
async function pressUntil(key, there, most = 60) {
  for (let presses = 0; presses < most; presses += 1) {
    if (await there()) return;
    await press(key);
  }
  throw new Error(`${key} does not lead there`);
}

test('a card is opened, a line drawn star by star and taken back, and each step is said', async () => {
  const { id, now } = await sitDown('1');
  await page.locator('.quarter [data-place="air"]').focus();
  await press('Enter');
  await until(async () => (await at()) >= 0, 'the keyboard on the first star');
  const path = now.state.moves.filter(({ kind, place }) => kind === 'observe' && place === 'air').map((move) => move.path).toSorted((one, other) => other.length - one.length)[0];
  assert.equal(await at(), path[0]);
  assert.match(await focused(desktop), /starting star.*Within reach: 1\sstardust in all, 7 left.*Joined to: /i);
  await listen(desktop);
  await press('Enter');
  await untilHeard(desktop, /Star 1: .*1\sstardust, 7 left/);
  await pressUntil('Tab', async () => (await at()) === path[1]);
  await press('Enter');
  const told = await untilHeard(desktop, /Star 2: .*2\sstardust, 6 left/);
  assert.ok(told.some((one) => /You can go on to: /.test(one)) || path.length === 2, told.join(' | '));
  assert.equal(await drawn(), 2);
  await press('Backspace');
  await untilHeard(desktop, /taken back, 7\sstardust left/);
  assert.equal(await drawn(), 1);
  assert.equal((await standing(desktop, id)).revision, now.revision);
});

test('arrows go along the lines of the figure, and Escape puts the card away', async () => {
  const { now } = await sitDown('1');
  await page.locator('.quarter [data-place="air"]').focus();
  await press('Enter');
  await until(async () => (await at()) >= 0, 'the first star');
  const { card } = chartAt(now, 'air');
  const from = await at();
  let moved = null;
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
    await press(key);
    moved = await at();
    if (moved !== from) break;
  }
  assert.ok(joined(card, from).includes(moved), `${from} → ${moved}`);
  await press('Enter');
  await press('Escape');
  await until(() => page.evaluate(() => document.activeElement !== document.body), 'the keyboard somewhere');
});

test('every star of every displayed card has a name of its own, and says whether it can be reached', async () => {
  const { now } = await sitDown('2');
  for (const place of ['air', 'fire', 'earth']) {
    await page.locator(`.quarter [data-place="${place}"]`).click();
    const { card } = chartAt(now, place);
    await page.locator('.marking', { hasText: PRINTED[card].english }).waitFor();
    const said = await page.locator('.marking [data-star]').allInnerTexts();
    assert.equal(said.length, PRINTED[card].stars.length);
    const names = said.map((one) => one.split(/[,.]/)[0]);
    assert.equal(new Set(names).size, names.length, names.join());
    for (const one of said) {
      assert.match(one, /Within reach|steps away|Out of reach/);
      assert.doesNotMatch(one.split(',')[0], /[α-ω]/, 'Greek letters are said by name');
    }
    const reached = new Set(now.state.moves.filter((move) => move.place === place).flatMap(({ path }) => path));
    assert.equal(said.filter((one) => !/Out of reach/.test(one)).length, reached.size);
  }
});

test('W tells how both sides stand, and ? what the keys do', async () => {
  await sitDown('2');
  await page.locator('.quarter button').first().focus();
  await press('w');
  await page.locator('dialog[open] tr.sum').waitFor();
  await press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await press('?');
  await page.locator('dialog[open] dl').waitFor();
  await press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

/** Runs in the page: returns whether the chosen element has the focus, and if not, the direction to it. */
function whereTo() {
  const wish = document.querySelector('[data-wish]');
  const now = document.activeElement;
  if (!wish?.isConnected) return 'gone';
  if (now === wish) return 'there';
  return now !== document.body && now.compareDocumentPosition(wish) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}

test('it is played with the keyboard alone', async () => {
  const { id } = await sitDown('5');
  const start = Date.now();
  let observes = 0;
  const kinds = new Set();
  const wanted = ['marked', 'rested', 'discovered'];
  for (let count = 0; !wanted.every((kind) => kinds.has(kind)); count += 1) {
    assert.ok(Date.now() - start < 100_000, `in all this time only ${[...kinds]}`);
    const wish = ((count * 7919) % 1000) / 1000;
    const found = (await page.evaluateHandle(nextTouch, { wish, keen: 2, lazy: observes > 3 })).asElement();
    if (!found) {
      await page.waitForTimeout(20);
      continue;
    }
    const there = await found
      .evaluate((it) => {
        document.querySelector('[data-wish]')?.removeAttribute('data-wish');
        it.setAttribute('data-wish', '');
      })
      .then(() => true, () => false);
    for (let presses = 0; there && presses < 90; presses += 1) {
      const way = await page.evaluate(whereTo);
      if (way === 'gone') break;
      if (way === 'there') {
        await press('Enter');
        break;
      }
      await press(way);
      assert.ok(presses < 89, 'the keyboard does not get there');
    }
    const events = (await standing(desktop, id)).log.flatMap(({ event }) => event?.event ?? []);
    observes = events.filter(({ kind, pen }) => kind === 'marked' && pen === 'yours').length;
    for (const { kind } of events) kinds.add(kind);
  }
});

test('nothing went wrong unseen', async () => {
  await heard(desktop).catch(() => {});
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

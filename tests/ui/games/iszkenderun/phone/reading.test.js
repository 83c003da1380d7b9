// Explanations on Iskenderun's screens: a line on each card, trump and record by a touch, and the end of a round line
// by line.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { hold } from '../../../harness/fingers.js';
import { Phone } from '../../../harness/phone.js';
import { root } from '../../../harness/places.js';
import { until } from '../../../harness/processes.js';
import { lay, reach, readFirst, refusals, settings, visit } from '../../../harness/table.js';

/** Returns a game's lessons from its file. */
const tutorialOf = (game) => JSON.parse(readFileSync(join(root, 'src-tauri/games', game, 'tutorial.json'), 'utf8')).lessons;

const SMALL = { width: 360, height: 640 };
const ISZKENDERUN = { game: 'iszkenderun', bots: 3 };

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await phone.page.setViewportSize(SMALL);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const sheet = () => phone.page.locator('dialog[open]').last();

/** Opens a table at the beginning of a scenario; bots wait until the person has moved. */
async function sitDownIn(scenario) {
  await settings(phone, { botSpeed: 'step' });
  const id = await phone.invoke('scene_play_on', { scene: { scenario, step: 0, moves: [] }, level: 'beginner' });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  return id;
}

test('what a chosen card does is told in a line above the hand', async () => {
  await sitDownIn('is-learn-1-row');
  assert.equal(await phone.page.locator('.ask .does').count(), 0);
  await phone.page.locator('.hand [data-card="S6"]').tap();
  assert.equal(await phone.page.locator('.ask .does').innerText(), 'Képessége: eldobsz egy tetszőleges lapot.');
});

test('who hears a card hears what it does', async () => {
  assert.match(await phone.page.locator('.hand [data-card="S6"]').getAttribute('aria-label'), /^Handzsár\s6.* Képessége: eldobsz egy tetszőleges lapot\.$/);
});

test('a card’s sheet begins with what it does and ends with where it is', async () => {
  await hold(phone, phone.page.locator('.hand [data-card="S6"]'));
  await sheet().locator('.words').waitFor();
  assert.deepEqual(await sheet().locator('.words h3').allInnerTexts(), ['Mi van rajta?', 'Hol van most?']);
  assert.match(await sheet().locator('.words li').first().innerText(), /^Képesség:/);
  await button('Bezárás').tap();
  await phone.page.locator('dialog').waitFor({ state: 'detached' });
});

test('trump and record are explained where they stand, with their rules', async () => {
  await button('Mi az adu és a rekord?').tap();
  await sheet().getByRole('heading', { name: 'Adu és rekord' }).waitFor();
  const rules = await sheet().locator('.rule').allInnerTexts();
  assert.ok(rules.includes('IS-3.8') && rules.includes('IS-7.5'), rules.join());
  await assertAccessible(phone, 'trump and record');
  await assertTouchable(phone, 'trump and record');
  await button('Bezárás').tap();
  await phone.page.locator('dialog').waitFor({ state: 'detached' });
});

test('no word runs out of its button, whichever deed a card pays for', async () => {
  await reach(phone, ({ state: { view, moves } }) => view.seats[view.seat].row.length >= 2 && view.hand.length >= 2 && moves.some(({ kind }) => kind === 'marker'), {
    ...ISZKENDERUN,
    wishes: [{ kind: 'play', row: 0 }],
  });
  const cards = phone.page.locator('.hand .slot, .row.own .laid');
  for (let i = 0; i < (await cards.count()); i += 1) {
    await cards.nth(i).tap();
    const out = await phone.page.$$eval('.acts .button', (buttons) =>
      buttons.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth).map((one) => one.innerText),
    );
    assert.deepEqual(out, []);
    if ((await button('Mégse').count()) > 0) await button('Mégse').tap();
  }
});

test('a token leaves the suit of its card in sight', async () => {
  await sitDownIn('is-3.10-tokens');
  await phone.page.locator('.token').first().waitFor();
  const hides = await phone.page.$$eval('.laid:has(.token)', (cards) =>
    cards.map((card) => {
      const [token, suit] = ['.token', 'g[transform^="translate(48"], g[transform^="translate(34"]'].map((which) =>
        card.querySelector(which).getBoundingClientRect(),
      );
      return token.right - suit.left;
    }),
  );
  for (const hidden of hides) assert.ok(hidden <= 1, `${hidden} px of the suit are hidden`);
});

test('scores stay on one line', async () => {
  await lay(phone, { bots: 5 });
  await visit(phone, '#/');
  const lines = await phone.page.$$eval('.continue p, .saved .standing', (told) =>
    told.filter((one) => one.checkVisibility()).map((one) => {
      const text = one.firstChild;
      const range = document.createRange();
      range.setStart(text, text.data.lastIndexOf('·'));
      range.setEnd(text, text.data.length);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );
  assert.ok(lines.length > 0);
  // The dot before them may end the line above.
  assert.ok(lines.every((count) => count <= 2), lines.join());
  const [tall] = await phone.page.$$eval('.continue p', ([told]) => [told.getClientRects()[0].height / parseFloat(getComputedStyle(told).lineHeight)]);
  assert.ok(tall < 2.5, `${tall} lines`);
});

test('a round’s end builds up in sight: what comes is never above or below the sheet', async () => {
  await reach(phone, ({ state: { view, moves } }) => view.seats[view.seat].row.length === 3 && moves.length > 0, {
    ...ISZKENDERUN,
    wishes: [{ kind: 'play', row: 0 }],
    settings: { reducedMotion: 'off' },
  });
  await button('Passz').tap();
  await button('Passzolok').tap();
  await sheet().getByRole('heading', { name: /1\.\sforduló vége/ }).waitFor({ timeout: 60_000 });
  const look = () =>
    phone.page.evaluate(() => {
      const scroll = document.querySelector('dialog[open] .scroll').getBoundingClientRect();
      const lines = [...document.querySelectorAll('dialog[open] [data-line]')];
      const shown = lines.filter((line) => !line.closest('.waiting'));
      const [first, last] = [shown[0], shown.at(-1)].map((line) => line.getBoundingClientRect());
      return { all: lines.length, shown: shown.length, winner: first.top >= scroll.top - 1, seen: last.top >= scroll.top - 1 && last.top < scroll.bottom };
    });
  const rows = 4;
  for (let now = await look(), sights = 0; now.shown < now.all && sights < 60; sights += 1) {
    if (now.shown <= rows) assert.ok(now.winner, 'the winner’s row stays while the rows are counted');
    await phone.page.waitForTimeout(250);
    // The scrolling is smooth, which takes time on a busy machine.
    await until(async () => {
      now = await look();
      return now.seen || now.shown === now.all;
    }, 'what came last to be seen');
  }
  await settings(phone);
});

test('a lesson that is done says nothing of whose turn it would be', async () => {
  await visit(phone, '#/learn/iszkenderun/is-learn-1-row');
  await readFirst(phone);
  await phone.page.locator('.hand [data-card="S6"]').tap();
  await phone.page.locator('.acts .primary').tap();
  await phone.page.locator('.told .reached').waitFor();
  assert.equal(await phone.page.locator('.ask p').innerText(), '');
});

test('no table’s lessons lay a card into a hand before they taught to hold a finger on one', async () => {
  for (const game of ['mochi', 'iszkenderun', 'cardgo']) {
    let taught = false;
    for (const { id } of (await phone.invoke('tutorial', { game })).lessons) {
      await visit(phone, `#/learn/${game}/${id}`);
      // In any of its steps.
      const lesson = tutorialOf(game).find(({ scenario }) => scenario === id);
      taught = lesson.steps.some(({ tell }) => /artsd az ujjad/.test(tell.hu.join(' ')));
      if (taught) break;
      await phone.page.locator('.table').waitFor();
      assert.equal(await phone.page.locator('.hand [data-card]').count(), 0, id);
    }
    assert.ok(taught, game);
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

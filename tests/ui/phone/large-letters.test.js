// Text at twice its size, on a phone in portrait: all touch targets are on the screen, and nothing scrolls sideways.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../harness/phone.js';
import { played } from '../harness/finished-games.js';
import { decide, layShort, myTurn, refusals, settings, visit } from '../harness/table.js';
import { ABOUT, EXAMPLE, GAMES } from '../harness/games.js';

let phone;
let refused;
/** For each game, a finished table and a running one. */
const over = {};
const going = {};
before(async () => {
  const { data, over: ended } = await played();
  phone = await Phone.open({ data });
  refused = refusals(phone);
  await settings(phone);
  for (const game of GAMES) {
    [over[game]] = ended[game];
    going[game] = await layShort(phone, game, { bots: ABOUT[game].crowd });
    for (let turns = 0; turns < 5; turns += 1) {
      const now = await myTurn(phone, going[game]);
      await decide(phone, going[game], now, now.state.moves[0]);
    }
    await phone.invoke('table_leave', { id: going[game] });
  }
  // Set before anything is drawn, as by the system.
  await phone.page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
  });
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });

/** Runs in the page: returns what reaches beyond the screen's sides, and what can be scrolled sideways. */
function beyond() {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const seen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const tell = (it) => `${it.className}: ${it.textContent.trim().slice(0, 30)}`;
  const out = [...top.querySelectorAll('button, a[href], input, th, td')].filter((it) => {
    const { left, right } = it.getBoundingClientRect();
    return seen(it) && !it.closest('.unseen') && (left < -1 || right > innerWidth + 1);
  });
  const moving = [document.documentElement, ...top.querySelectorAll('*')].filter(
    (it) => it.scrollWidth > it.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(it).overflowX) && seen(it),
  );
  return [...out, ...moving].map(tell);
}

async function assertFits(screen, isScrolled = () => false) {
  // Texts are fitted into their places a frame or two after they appear.
  await phone.page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  assert.deepEqual((await phone.page.evaluate(beyond)).filter((it) => !isScrolled(it)), [], screen);
}

test('a table is deleted, and brought back by a touch', async () => {
  await visit(phone, '#/saved');
  const row = phone.page.locator(`li[data-id="${over[EXAMPLE]}"]`);
  await row.getByRole('button', { name: /mit tegyünk vele/ }).tap();
  await phone.page.locator('dialog[open]').waitFor();
  await assertFits('what can be done with a table');
  await button('Törlés').tap();
  await phone.page.locator('.toast').waitFor();
  await assertFits('a table deleted');
  await button('Visszavonás').tap();
  await row.waitFor();
  await assertFits('saved tables');
});

for (const game of GAMES) {
  test(`${game}: every line of the log has its rule within reach`, async () => {
    await visit(phone, `#/table/${going[game]}`);
    await button('Napló és szabályok').tap();
    await phone.page.locator('dialog li').first().waitFor();
    await assertFits('the log');
  });

  test(`${game}: the end of a game, its past and what it counts for fit as well`, async () => {
    await visit(phone, `#/table/${over[game]}`);
    await phone.page.locator('section.over').waitFor();
    await assertFits('a game that is over');
    await button('Elemzés').tap();
    await phone.page.locator('.look').waitFor();
    await button('Eggyel előre').tap();
    await assertFits('looking back');
    await visit(phone, '#/statistics');
    await phone.page.locator(`section[data-game="${game}"] summary`).first().tap();
    await assertFits('statistics');
  });

  test(`${game}: its puzzles fit, with all that is said about one`, async () => {
    await visit(phone, `#/puzzles/${game}`);
    await phone.page.locator('li .puzzle').first().waitFor();
    await assertFits('the puzzles');
    await phone.page.locator('li .puzzle').first().tap();
    await phone.page.locator('.task .goal').waitFor();
    // Beside two others to choose from, the cards put aside are scrolled.
    const isScrolled = (it) => it.startsWith('reserve');
    await assertFits('a puzzle', isScrolled);
    await button('Segítség').tap();
    await phone.page.locator('.task .hinted').waitFor();
    await assertFits('a hint', isScrolled);
    await button('Megoldás').tap();
    await phone.page.locator('.task .line').last().waitFor();
    await assertFits('a solution', isScrolled);
  });
}

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// Small, landscape and notched screens: all information is visible, and nothing lies under the system's areas.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { box, LYING, meet, SMALL, turn, UPRIGHT } from '../harness/room.js';
import { layShort, myTurn, refusals, settings, takeHint, visit } from '../harness/table.js';
import { ABOUT, GAMES, TAUGHT } from '../harness/games.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });

/** Sets the insets that the system takes at the four sides, as on a notched phone. */
function notched(insets) {
  return phone.page.evaluate((insets) => {
    for (const [side, size] of Object.entries(insets)) document.documentElement.style.setProperty(`--safe-${side}`, `${size}px`);
  }, insets);
}

/** Creates a table at which the person is to decide. */
async function laid(game) {
  await settings(phone);
  const id = await layShort(phone, game);
  await myTurn(phone, id);
  await phone.invoke('table_leave', { id });
  return id;
}

for (const game of GAMES) {
  test(`${game}: on every phone the whole table is in sight, and a hint lies beside it`, async () => {
    const id = await laid(game);
    for (const size of [SMALL, LYING, UPRIGHT]) {
      await turn(phone, size);
      await visit(phone, `#/table/${id}`);
      await phone.page.waitForSelector('.acts .hint');
      const at = `${game} at ${size.width}`;
      const { y, height } = await box(phone, '.acts');
      assert.ok(y + height <= size.height, `${at}: what is pressed ends at ${y + height}`);
      assert.ok(await phone.page.$eval('main', (main) => main.scrollHeight <= main.clientHeight + 1 && main.scrollWidth <= main.clientWidth), at);
      await assertTouchable(phone, at);
      await takeHint(phone);
      await phone.page.waitForSelector('.tip .move:not(.soft)');
      const [tip, field] = [await box(phone, '.tip'), await box(phone, ABOUT[game].field)];
      assert.ok(!meet(tip, field), `${at}: ${JSON.stringify([tip, field])}`);
      await button('Tipp bezárása').tap();
      await phone.page.waitForSelector('.tip', { state: 'detached' });
    }
  });
}

test('on a low phone a lesson is either read or played, never squinted at', async () => {
  await turn(phone, SMALL);
  for (const game of TAUGHT) {
    const { lessons } = await phone.invoke('tutorial', { game });
    for (const { id } of lessons) {
      await visit(phone, `#/learn/${game}/${id}`);
      await phone.page.waitForSelector('.task .tell');
      await phone.page.waitForTimeout(80);
      const seen = await phone.page.$eval('.tell .scroll', (scroll) => ({
        all: scroll.scrollHeight <= scroll.clientHeight + 1,
        lines: scroll.clientHeight / parseFloat(getComputedStyle(scroll).lineHeight),
      }));
      assert.ok(seen.all || seen.lines >= ABOUT[game].lines, `${id}: ${JSON.stringify(seen)}`);
    }
  }
});

test('nothing to be touched lies under a notch, a rounded corner or the system’s bar', async () => {
  const cases = [
    [UPRIGHT, { top: 47, right: 0, bottom: 34, left: 0 }],
    [LYING, { top: 0, right: 47, bottom: 21, left: 47 }],
  ];
  const pages = ['#/settings', '#/book', '#/rule/MO-3.2'];
  const [game] = TAUGHT;
  const { lessons } = await phone.invoke('tutorial', { game });
  pages.push(`#/learn/${game}`, `#/learn/${game}/${lessons[0].id}`);
  const tables = [];
  for (const game of GAMES) tables.push([game, await laid(game)]);
  for (const [size, insets] of cases) {
    await turn(phone, size);
    for (const page of [...tables.map(([, id]) => `#/table/${id}`), ...pages]) {
      await visit(phone, page);
      await notched(insets);
      await phone.page.waitForTimeout(100);
      assert.deepEqual(await phone.page.evaluate(outside, insets), [], `${page} at ${size.width}`);
    }
    // A sheet, a drawer and a toast over the table.
    for (const [game, id] of tables) {
      const { forbidden, seat } = ABOUT[game];
      await visit(phone, `#/table/${id}`);
      await notched(insets);
      if (forbidden !== null) {
        await phone.page.locator(forbidden).first().tap();
        await phone.page.waitForSelector('.toast');
        assert.deepEqual(await phone.page.evaluate(outside, insets), [], `a sentence at ${game}, ${size.width}`);
        await phone.page.locator('.toast .close').tap();
      }
      for (const opener of [phone.page.locator(seat).first(), button('Napló és szabályok')]) {
        await opener.tap();
        await phone.page.waitForSelector('dialog[open]');
        assert.deepEqual(await phone.page.evaluate(outside, insets), [], `${opener} at ${game}, ${size.width}`);
        await button('Bezárás').tap();
        await phone.page.waitForSelector('dialog', { state: 'detached' });
      }
    }
  }
});

/** Runs in the page: returns controls and headings that are visible in the window but within the system's areas. */
function outside({ top, right, bottom, left }) {
  const upper = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body;
  return [...upper.querySelectorAll('button, a[href], input, h1, h2')]
    .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest('.unseen, .room'))
    .filter((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const [midX, midY] = [x + width / 2, y + height / 2];
      // What is scrolled out of sight can be scrolled into view.
      if (midY < 0 || midY > innerHeight || document.elementFromPoint(midX, midY)?.closest('button, a[href], input, h1, h2, label') !== it) return false;
      let scroller = it.parentElement;
      // A line whose links reach beyond it is not a scrollable list.
      const scrolls = (one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowY);
      while (scroller && (scroller.scrollHeight <= scroller.clientHeight || !scrolls(scroller))) scroller = scroller.parentElement;
      const more = scroller ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : 0;
      return x < left || x + width > innerWidth - right || y < top - 1 || midY - more > innerHeight - bottom;
    })
    .map((it) => `${it.ariaLabel ?? it.textContent.trim()}: ${JSON.stringify(it.getBoundingClientRect())}`);
}

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

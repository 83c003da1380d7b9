// Small, lying and notched screens: all that is told is to be seen, and nothing lies under what the system keeps.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { decide, lay, myTurn, reach, refusals, settings, sitDown, takeHint, visit } from '../harness/table.js';

const UPRIGHT = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };
const LYING = { width: 844, height: 390 };

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });

async function turn(size) {
  await phone.page.setViewportSize(size);
  // A layout or two later.
  await phone.page.waitForTimeout(120);
}

/** Where an element lies. */
async function box(selector) {
  return phone.page.locator(selector).first().boundingBox();
}

/** Whether two boxes have any room in common. */
function meet(one, other) {
  const apart = (a, b) => a.x + a.width <= b.x + 1 || a.y + a.height <= b.y + 1;
  return !apart(one, other) && !apart(other, one);
}

/** What the system takes at the four sides, as a notched phone does. */
function notched(insets) {
  return phone.page.evaluate((insets) => {
    for (const [side, size] of Object.entries(insets)) document.documentElement.style.setProperty(`--safe-${side}`, `${size}px`);
  }, insets);
}

/** A table of four at Iszkenderun, a few cards into the round. */
async function sitAmongFour() {
  await settings(phone);
  const id = await lay(phone, { game: 'iszkenderun', bots: 3, seed: '5' });
  for (let turns = 0; turns < 12; turns += 1) {
    const now = await myTurn(phone, id);
    if (now.state.view.seats.filter(({ row }) => row.length > 0).length === 4) break;
    const { moves } = now.state;
    await decide(phone, id, now, moves.find(({ kind, row }) => kind === 'play' && row === 0) ?? moves[0]);
  }
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
}

test('among four, the smallest phone shows everybody’s victory points', async () => {
  await turn(SMALL);
  await sitAmongFour();
  assert.equal(await phone.page.locator('.plate .vp:visible').count(), 4);
  for (const row of await phone.page.locator('[data-row]').all()) {
    const plate = row.locator('button.plate');
    const [own, cards] = [await plate.boundingBox(), await row.locator('.cards').boundingBox()];
    for (const fact of await plate.locator('.total, .fact, .vp').all()) {
      const { x, y, width, height } = await fact.boundingBox();
      assert.ok(x + width <= cards.x + 5, `${await plate.innerText()}: ${x + width} of ${cards.x}`);
      assert.ok(y + height <= own.y + own.height + 1, await plate.innerText());
    }
  }
});

test('a hint lies beside the rows, never over them', async () => {
  for (const size of [SMALL, LYING, UPRIGHT]) {
    await turn(size);
    await takeHint(phone);
    await phone.page.waitForSelector('.tip .move:not(.soft)');
    const [tip, felt] = [await box('.tip'), await box('.felt')];
    assert.ok(!meet(tip, felt), `${size.width}: ${JSON.stringify([tip, felt])}`);
    assert.ok(tip.height >= 96, `${size.width}: ${tip.height}`);
    const move = await box('.tip .move');
    assert.ok(move.y >= tip.y && move.y + move.height <= tip.y + tip.height, 'the move itself is to be read');
    await button('Tipp bezárása').tap();
  }
});

test('eleven cards stand in one row on a lying phone', async () => {
  await turn(LYING);
  await reach(phone, ({ state }) => state.view.hand.length >= 11 && state.view.step.kind === 'action', {
    bots: 5,
    most: 60,
    wishes: [{ kind: 'draw' }, { kind: 'resolveFirst' }, { kind: 'chooseDrawer', seat: 0 }],
  });
  const tops = await phone.page.$$eval('.hand .slot', (slots) => slots.map((slot) => slot.offsetTop));
  assert.ok(tops.length >= 11);
  assert.equal(new Set(tops).size, 1, tops.join());
  await assertTouchable(phone, 'eleven cards, lying');
});

test('one’s own seven cards are large, and each shows its number, colour and effect', async () => {
  for (const [size, least] of [[UPRIGHT, 70], [SMALL, 60], [{ width: 820, height: 1180 }, 100]]) {
    await turn(size);
    await sitDown(phone, { seed: '11' });
    const cards = await phone.page.$$eval('.hand .slot', (slots) =>
      slots.map((slot, place) => {
        const { left, width } = slot.getBoundingClientRect();
        const marks = [...slot.querySelectorAll('.value, svg > path, svg > g:not(.face)')].map((mark) => mark.getBoundingClientRect().right);
        const covered = slots[place + 1]?.getBoundingClientRect().left ?? innerWidth;
        return { width, left, read: Math.max(...marks) <= covered + 1 };
      }),
    );
    assert.equal(cards.length, 7);
    for (const card of cards) assert.ok(card.width >= least && card.read, `${size.width}: ${JSON.stringify(card)}`);
    assert.ok(cards.every(({ left, width }) => left >= 0 && left + width <= size.width), 'all of the hand is on the screen');
    await assertTouchable(phone, `seven cards at ${size.width}`);
  }
});

test('among six on the smallest phone, one’s own line is in sight all along and at the end', async () => {
  await turn(SMALL);
  const inSight = (selector) =>
    phone.page.$eval(selector, (line) => {
      const { top, bottom } = line.getBoundingClientRect();
      const [foot] = [...document.querySelectorAll('.acts')].map((acts) => acts.getBoundingClientRect().top);
      return top >= 0 && bottom <= (line.closest('.over') ? foot : innerHeight);
    });
  const id = await sitDown(phone, { bots: 5, seed: '11', target: '15' });
  for (let decided = 0; decided < 200; decided += 1) {
    const now = await myTurn(phone, id);
    if (now.outcome) break;
    if (decided < 6) assert.ok(await inSight('.line'), `after ${decided} decisions`);
    const { moves } = now.state;
    await decide(phone, id, now, (decided < 3 && moves.find(({ kind }) => kind === 'draw')) || moves[0]);
  }
  await visit(phone, `#/table/${id}`);
  await phone.page.locator('section.over tbody.me').waitFor();
  assert.ok(await inSight('section.over tbody.me'));
});

test('on a tablet the cards in the middle use the felt', async () => {
  for (const size of [{ width: 820, height: 1180 }, { width: 1180, height: 820 }]) {
    await turn(size);
    await sitDown(phone, { seed: '11' });
    const [felt, pair] = [await box('.table > .felt'), await box('.felt .pair')];
    assert.ok(pair.height >= felt.height * 0.5, `${size.width}: ${pair.height} of ${felt.height}`);
    const overflows = await phone.page.$eval('.table .felt .felt', (one) => one.scrollHeight > one.clientHeight + 1);
    assert.equal(overflows, false, `${size.width}`);
  }
});

test('why a move led astray is read whole on the smallest phone', async () => {
  await turn(SMALL);
  await settings(phone);
  const { lessons } = await phone.invoke('tutorial', { game: 'mochi' });
  await visit(phone, `#/learn/mochi/${lessons[0].id}`);
  await phone.page.waitForSelector('.task .tell');
  await phone.page.waitForTimeout(120);
  if ((await button('Értem').count()) > 0) await button('Értem').tap();
  await button('Húzás').tap();
  await phone.page.locator('.felt .deck.lit').tap();
  const answer = phone.page.locator('.told .astray .scroll');
  await answer.waitFor();
  assert.ok(await answer.evaluate((one) => one.scrollHeight <= one.clientHeight + 1), 'nothing of the answer is cut');
});

test('something taken back, the hint is still offered, and nothing is cut off', async () => {
  for (const size of [SMALL, UPRIGHT, LYING]) {
    await turn(size);
    await sitDown(phone, { seed: '11' });
    await button('Húzás').tap();
    await button('Pakli').tap();
    await phone.page.waitForSelector('.hand .gap');
    await button('Visszavonás').tap();
    await button('Újra előre').waitFor();
    await phone.page.locator('.hand .lit').first().tap();
    await phone.page.locator('.acts .primary:not(.faded)').waitFor();
    assert.ok(await button('Tipp').isVisible());
    const middles = await phone.page.$$eval('.acts button', (all) => all.map((one) => {
      const { top, bottom, right } = one.getBoundingClientRect();
      return right <= innerWidth ? Math.round((top + bottom) / 2) : null;
    }));
    assert.equal(new Set(middles).size, 1, `${size.width}: ${middles}`);
    await assertTouchable(phone, `taken back, ${size.width}`);
  }
});

test('a refusal leaves the question to be read where there is room', async () => {
  await turn(UPRIGHT);
  await sitDown(phone, { seed: '11' });
  await phone.page.locator('.hand .faded').first().tap();
  await phone.page.waitForSelector('.toast');
  const [toast, ask, hand] = [await box('.toast'), await box('.ask'), await box('.hand')];
  assert.ok(!meet(toast, ask) && !meet(toast, hand), JSON.stringify([toast, ask, hand]));
});

test('on a low phone a lesson is either read or played, never squinted at', async () => {
  await turn(SMALL);
  for (const game of ['mochi', 'iszkenderun']) {
    const { lessons } = await phone.invoke('tutorial', { game });
    for (const { id } of lessons) {
      await visit(phone, `#/learn/${game}/${id}`);
      await phone.page.waitForSelector('.task .tell');
      await phone.page.waitForTimeout(80);
      const seen = await phone.page.$eval('.tell .scroll', (scroll) => ({
        all: scroll.scrollHeight <= scroll.clientHeight + 1,
        lines: scroll.clientHeight / parseFloat(getComputedStyle(scroll).lineHeight),
      }));
      assert.ok(seen.all || seen.lines >= 6.5, `${id}: ${JSON.stringify(seen)}`);
    }
  }
});

test('nothing to be touched lies under a notch, a rounded corner or the system’s bar', async () => {
  const cases = [
    [UPRIGHT, { top: 47, right: 0, bottom: 34, left: 0 }],
    [LYING, { top: 0, right: 47, bottom: 21, left: 47 }],
  ];
  const pages = ['#/settings', '#/book', '#/rule/MO-3.2', '#/learn/mochi'];
  const { lessons } = await phone.invoke('tutorial', { game: 'mochi' });
  pages.push(`#/learn/mochi/${lessons[0].id}`);
  for (const [size, insets] of cases) {
    await turn(size);
    await sitDown(phone, { seed: '11' });
    const table = await phone.page.evaluate(() => location.hash);
    for (const page of [table, ...pages]) {
      await visit(phone, page);
      await notched(insets);
      await phone.page.waitForTimeout(100);
      assert.deepEqual(await phone.page.evaluate(outside, insets), [], `${page} at ${size.width}`);
    }
    // A sheet, a drawer and a sentence over the table.
    await visit(phone, table);
    await notched(insets);
    await phone.page.locator('.hand .faded').first().tap();
    await phone.page.waitForSelector('.toast');
    assert.deepEqual(await phone.page.evaluate(outside, insets), [], `a sentence at ${size.width}`);
    await phone.page.locator('.toast .close').tap();
    for (const opener of ['.seats .seat', '.bar .end button:visible']) {
      await phone.page.locator(opener).first().tap();
      await phone.page.waitForSelector('dialog[open]');
      assert.deepEqual(await phone.page.evaluate(outside, insets), [], `${opener} at ${size.width}`);
      await button('Bezárás').tap();
      await phone.page.waitForSelector('dialog', { state: 'detached' });
    }
  }
});

/** Runs in the page: what can be touched or read in the window, but not where the system lets one. */
function outside({ top, right, bottom, left }) {
  const upper = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body;
  return [...upper.querySelectorAll('button, a[href], input, h1, h2')]
    .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest('.unseen, .room'))
    .filter((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const [midX, midY] = [x + width / 2, y + height / 2];
      // What is scrolled out of sight can be scrolled in.
      if (midY < 0 || midY > innerHeight || document.elementFromPoint(midX, midY)?.closest('button, a[href], input, h1, h2, label') !== it) return false;
      let scroller = it.parentElement;
      while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
      const more = scroller ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : 0;
      return x < left || x + width > innerWidth - right || y < top - 1 || midY - more > innerHeight - bottom;
    })
    .map((it) => `${it.ariaLabel ?? it.textContent.trim()}: ${JSON.stringify(it.getBoundingClientRect())}`);
}

test('the keyboard covers no sheet', async () => {
  await turn(UPRIGHT);
  await sitDown(phone, { seed: '11' });
  const keyboard = (height) =>
    phone.page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - height, configurable: true });
      visualViewport.dispatchEvent(new Event('resize'));
    }, height);
  await phone.page.locator('.seats .seat').first().tap();
  await phone.page.waitForSelector('dialog[open]');
  await keyboard(320);
  await until(async () => {
    const sheet = await box('dialog[open]');
    return sheet.y + sheet.height <= UPRIGHT.height - 319;
  }, 'the sheet to make way');
  await keyboard(0);
  await until(async () => {
    const sheet = await box('dialog[open]');
    return sheet.y + sheet.height >= UPRIGHT.height - 1;
  }, 'the sheet to come back');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// Happy Mochi on small, landscape and large screens: cards are large, and all information is visible.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertTouchable } from '../../../harness/accessible.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { box, LYING, meet, SMALL, turn, UPRIGHT } from '../../../harness/room.js';
import { decide, myTurn, reach, readFirst, refusals, settings, sitDown, visit } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });

test('eleven cards stand in one row on a lying phone', async () => {
  await turn(phone, LYING);
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
    await turn(phone, size);
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
  await turn(phone, SMALL);
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
    await turn(phone, size);
    await sitDown(phone, { seed: '11' });
    const [felt, pair] = [await box(phone, '.table > .felt'), await box(phone, '.felt .pair')];
    assert.ok(pair.height >= felt.height * 0.5, `${size.width}: ${pair.height} of ${felt.height}`);
    const overflows = await phone.page.$eval('.table .felt .felt', (one) => one.scrollHeight > one.clientHeight + 1);
    assert.equal(overflows, false, `${size.width}`);
  }
});

test('why a move led astray is read whole on the smallest phone', async () => {
  await turn(phone, SMALL);
  await settings(phone);
  const { lessons } = await phone.invoke('tutorial', { game: 'mochi' });
  await visit(phone, `#/learn/mochi/${lessons[0].id}`);
  await readFirst(phone);
  await button('Húzás').tap();
  await phone.page.locator('.felt .deck.lit').tap();
  const answer = phone.page.locator('.told .astray .scroll');
  await answer.waitFor();
  assert.ok(await answer.evaluate((one) => one.scrollHeight <= one.clientHeight + 1), 'nothing of the answer is cut');
});

test('something taken back, the hint is still offered, and nothing is cut off', async () => {
  for (const size of [SMALL, UPRIGHT, LYING]) {
    await turn(phone, size);
    await sitDown(phone, { seed: '11' });
    await button('Húzás').tap();
    await button('Pakli').tap();
    await phone.page.waitForSelector('.hand .gap');
    await button('Visszavonás').tap();
    await button('Mégis').waitFor();
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
  await turn(phone, UPRIGHT);
  await sitDown(phone, { seed: '11' });
  await phone.page.locator('.hand .faded').first().tap();
  await phone.page.waitForSelector('.toast');
  const [toast, ask, hand] = [await box(phone, '.toast'), await box(phone, '.ask'), await box(phone, '.hand')];
  assert.ok(!meet(toast, ask) && !meet(toast, hand), JSON.stringify([toast, ask, hand]));
});

test('the keyboard covers no sheet', async () => {
  await turn(phone, UPRIGHT);
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
    const sheet = await box(phone, 'dialog[open]');
    return sheet.y + sheet.height <= UPRIGHT.height - 319;
  }, 'the sheet to make way');
  await keyboard(0);
  await until(async () => {
    const sheet = await box(phone, 'dialog[open]');
    return sheet.y + sheet.height >= UPRIGHT.height - 1;
  }, 'the sheet to come back');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// The accounts of Iskenderun's points: the scoring sheet of a round, and the final score table.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { Phone } from '../../../harness/phone.js';
import { decide, myTurn, reach, refusals, settings, standing, visit } from '../../../harness/table.js';

const ISZKENDERUN = { game: 'iszkenderun', bots: 3 };
let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const sheet = () => phone.page.locator('dialog[open]').last();
const numbers = (texts) => texts.map((text) => Number(text.replace(/\D/g, '')));

/** Opens a table at which the person has three cards in their own row. */
const threeLaid = (changed) =>
  reach(phone, ({ state: { view, moves } }) => view.seats[view.seat].row.length === 3 && moves.length > 0, {
    ...ISZKENDERUN,
    wishes: [{ kind: 'play', row: 0 }],
    settings: changed,
  });

async function passTheRound() {
  await button('Passz').tap();
  await button('Passzolok').tap();
  await sheet().getByRole('heading', { name: /1\.\sforduló vége/ }).waitFor({ timeout: 60_000 });
}

test('a round’s sheet accounts for every row, card by card', async () => {
  const id = await threeLaid();
  await passTheRound();
  assert.equal(await sheet().locator('.waiting').count(), 0, 'without motion all lines are there at once');
  const { state, seats } = await standing(phone, id);
  const rows = sheet().locator('section').first().locator('tbody');
  for (let i = 0; i < seats.length; i += 1) {
    const name = await rows.nth(i).locator('th button').innerText();
    const seat = name === 'Te' ? state.view.seat : seats.findIndex((one) => one.name === name);
    const points = state.view.rounds[0].points[seat];
    assert.deepEqual(numbers([await rows.nth(i).locator('td.total').innerText()]), [points], name);
    await rows.nth(i).locator('th button').tap();
    const cards = numbers(await rows.nth(i).locator('.card > b').allInnerTexts());
    assert.equal(cards.reduce((sum, card) => sum + card, 0), points, name);
    for (const [place, card] of cards.entries()) {
      const reasons = await rows.nth(i).locator('.card').nth(place).locator('.why li').allInnerTexts();
      const amounts = reasons.map((reason) => parseInt(reason, 10));
      assert.equal(amounts.reduce((sum, amount) => sum + amount, 0), card, reasons.join());
    }
  }
  await assertAccessible(phone, 'a round’s sheet');
  await assertTouchable(phone, 'a round’s sheet');
});

test('its lines name their rules, and the next round follows', async () => {
  const rules = await sheet().locator('li[data-line] > .rule').allInnerTexts();
  assert.deepEqual([...new Set(rules)].sort(), ['IS-7.2', 'IS-7.3', 'IS-7.5', 'IS-7.6']);
  await sheet().getByRole('button', { name: 'IS-7.6 szabály' }).first().tap();
  await phone.page.getByRole('dialog').nth(1).waitFor();
  await phone.page.keyboard.press('Escape');
  await button('Tovább').tap();
  await phone.page.waitForFunction(() => !document.querySelector('dialog[open]'));
});

test('with motion it builds up line by line, and a key brings the rest', async () => {
  await threeLaid({ reducedMotion: 'off' });
  await passTheRound();
  const waiting = () => sheet().locator('.waiting').count();
  const first = await waiting();
  assert.ok(first > 0, 'something is still to come');
  await phone.page.waitForFunction((first) => document.querySelectorAll('dialog[open] .waiting').length < first, first);
  await phone.page.keyboard.press('Shift');
  await phone.page.waitForFunction(() => document.querySelectorAll('dialog[open] .waiting').length === 0);
  await settings(phone);
});

test('the final table adds up, and the last round can be looked at again', async () => {
  const id = new URL(phone.page.url()).hash.split('/').pop();
  for (let now = await myTurn(phone, id); !now.outcome; now = await myTurn(phone, id)) {
    const { moves } = now.state;
    await decide(phone, id, now, moves.find(({ kind }) => kind === 'pass') ?? moves[0]);
  }
  await visit(phone, `#/table/${id}`);
  const { outcome } = await standing(phone, id);
  const rows = phone.page.locator('section.over tbody');
  await rows.first().waitFor();
  const totals = [];
  for (let i = 0; i < outcome.standings.length; i += 1) {
    const parts = numbers(await rows.nth(i).locator('td.part').allInnerTexts());
    const [total] = numbers([await rows.nth(i).locator('td.total').innerText()]);
    assert.equal(parts.reduce((sum, part) => sum + part, 0), total);
    totals.push(total);
  }
  assert.deepEqual(totals, outcome.standings.toSorted((a, b) => a.rank - b.rank).map(({ score }) => score));
  // Abbreviated column headings are explained below, and the list of tables speaks of points.
  const heads = await phone.page.locator('section.over thead [aria-hidden]').allInnerTexts();
  const legend = await phone.page.locator('section.over .legend > span').allInnerTexts();
  assert.deepEqual(legend.map((told) => told.split('\u00a0')[0]), heads);
  assert.ok(legend.some((told) => /^GYP\sGyőzelmi pont$/.test(told)) && legend.some((told) => /^Szanz\.\sSzanzadu/.test(told)));
  const { tables } = await phone.invoke('start', { system: 'hu-HU' });
  assert.match(tables.find((table) => table.id === id).standing, /\d\spont$/);
  await button('A 4.\u00a0forduló elszámolása').tap();
  await sheet().getByRole('heading', { name: /4\.\sforduló vége/ }).waitFor();
  await button('Tovább').tap();
  await phone.page.waitForFunction(() => !document.querySelector('dialog[open]'));
});

test('the final table keeps nobody out', async () => {
  await assertAccessible(phone, 'the final table');
  await assertTouchable(phone, 'the final table');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

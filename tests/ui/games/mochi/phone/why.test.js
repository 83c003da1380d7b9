// Every forbidden touch is explained, with a link to the rule.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { play } from '../../../harness/player.js';
import { myTurn, reach, refusals, sitDown } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
});
after(() => phone?.close());

const faded = '.hand .slot:not(.lit)';

test('a card that fits nowhere names the rule against it', async () => {
  const unplayable = ({ state: { view, moves } }) =>
    view.step.kind === 'action' &&
    view.hand.some((_, at) => !moves.some(({ kind, left }) => kind === 'playPair' && (left === at || left === at - 1)));
  await reach(phone, unplayable, { wishes: [{ kind: 'draw', from: { kind: 'deck' } }] });
  await phone.page.locator(faded).first().tap();
  const toast = phone.page.locator('.toast');
  await toast.waitFor();
  assert.match(await toast.innerText(), /MO-3\.[1-5]/);
  assert.ok((await toast.locator('p').first().innerText()).length > 20, 'a sentence');
});

test('the rule opens from there, leads on to others and back', async () => {
  const { page } = phone;
  await page.locator('.toast button', { hasText: 'MO-3.' }).first().tap();
  const sheet = page.locator('dialog[open]');
  await sheet.waitFor();
  const id = () => sheet.locator('.tag').first().innerText();
  const title = await sheet.locator('h2').innerText();
  const first = await id();
  assert.match(first, /^MO-3\.\d$/);
  const link = sheet.locator('article .rule').first();
  await link.tap();
  await page.waitForFunction((first) => document.querySelector('dialog[open] .tag').innerText !== first, first);
  await sheet.getByRole('button', { name: 'Vissza', exact: true }).tap();
  await page.waitForFunction((first) => document.querySelector('dialog[open] .tag').innerText === first, first);
  assert.equal(await sheet.locator('h2').innerText(), title);
});

test('the way back of the phone closes the sheet, not the table', async () => {
  await phone.page.goBack();
  await phone.page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.ok(await phone.page.locator('.hand').isVisible());
});

test('the same cards stay refused when the button is pressed', async () => {
  const close = phone.page.locator('.toast .close');
  // The previous toast may have closed by itself.
  await close.tap({ timeout: 1000 }).catch(() => {});
  await close.waitFor({ state: 'detached' });
  // It looks unavailable, but explains why.
  await phone.page.locator('.acts .faded').tap({ force: true });
  await phone.page.locator('.toast').waitFor();
});

/** Returns the place of the left card of a pair in hand that fails both by its value and by its colours. */
function twiceWrong({ state: { view } }) {
  const number = (left, right) => 10 * Number(left[1]) + Number(right[1]);
  const [tens, units] = [view.left.top, view.right.top];
  if (view.step.kind !== 'action' || tens[0] !== units[0]) return -1;
  const distance = (left, right) => (number(left, right) - number(tens, units)) * (view.side === 'plus' ? 1 : -1);
  return view.hand.findIndex((left, at) => {
    const right = view.hand[at + 1];
    return right && left[0] !== right[0] && left[1] !== right[1] && distance(left, right) <= 0;
  });
}

test('where several rules forbid it, all are named in their order, each a tap away', async () => {
  const id = await reach(phone, (now) => now.state.moves.length > 0 && twiceWrong(now) >= 0, {
    wishes: [{ kind: 'playPair' }],
    most: 80,
  });
  const left = twiceWrong(await myTurn(phone, id));
  const { page } = phone;
  const toast = page.locator('.toast');
  // The first touch may select the pair with the other neighbour; the second one can't.
  await page.locator(`.hand [data-place="${left}"]`).tap();
  const chosen = () => page.locator('.hand .chosen').evaluateAll((slots) => slots.map((slot) => Number(slot.dataset.place)));
  if (!(await chosen()).includes(left + 1)) await page.locator(`.hand [data-place="${left + 1}"]`).tap();
  await toast.waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.toast p').length === 2);
  assert.deepEqual(await toast.locator('p button').allInnerTexts(), ['MO-3.2', 'MO-3.3']);
  const { top, bottom, hand } = await page.evaluate(() => {
    const { top, bottom } = document.querySelector('.toast').getBoundingClientRect();
    return { top, bottom, hand: document.querySelector('.hand .chosen .lifted').getBoundingClientRect().top };
  });
  assert.ok(top >= 0 && bottom <= hand, 'it covers nothing that was touched');
  await toast.locator('button', { hasText: 'MO-3.3' }).tap();
  await page.locator('dialog[open] article').waitFor();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

test('after a round every number tells what it is made of, and by which rule', async () => {
  const { page } = phone;
  // A long game: a first round that ends the game would show its scores in another way.
  await sitDown(phone, { seed: '8', target: '60' });
  await play(phone, { done: () => page.isVisible('dialog[open] table'), how: { sheets: false } });
  const sheet = page.locator('dialog[open]');
  assert.match(await sheet.locator('p').first().innerText(), /MO-6\.[156]/);
  for (const row of await sheet.locator('tbody').all()) {
    if ((await row.locator('button[aria-expanded="false"]').count()) > 0) await row.locator('.sum button').tap();
    const points = Number((await row.locator('.sum td').first().innerText()).replace('+', ''));
    const [first] = await row.locator('.why li').allInnerTexts();
    assert.match(first.replace(/\s/g, ' '), new RegExp(`\\b${points} pont`));
    assert.match(first, points === 0 ? /MO-6\.[12]/ : /MO-6\.2/);
    for (const line of await row.locator('.why li').all()) assert.match(await line.innerText(), /MO-\d/);
  }
});

test('one’s own cards are added up; of other hands only the sum is told', async () => {
  const sheet = phone.page.locator('dialog[open]');
  const own = sheet.locator('tbody.me');
  const others = sheet.locator('tbody:not(.me)');
  assert.match(await own.locator('.why').textContent(), /kezedben maradt|Elfogyott a lap/);
  for (const other of await others.all()) {
    assert.doesNotMatch(await other.locator('.why').textContent(), /\d \+ \d/);
    assert.match(await other.locator('.why').textContent(), /MO-6\.3/);
  }
});

test('at the end each round’s points and the place they come to have their rules', async () => {
  const id = await reach(phone, ({ outcome }) => outcome !== null, {
    target: '15',
    most: 200,
    wishes: [{ kind: 'playPair' }],
  });
  const { outcome } = await phone.invoke('table_open', { id });
  const over = phone.page.locator('section.over');
  await over.waitFor();
  assert.match(await over.locator('p.why').innerText(), /MO-7\.[24]/);
  const first = over.locator('tbody').first();
  await first.locator('.sum button').tap();
  const lines = await first.locator('.why li').allInnerTexts();
  const best = outcome.standings.find(({ rank }) => rank === 1);
  assert.equal(lines.length, best.points.length + 1);
  for (const [i, { amount }] of best.points.entries()) {
    assert.match(lines[i].replace(/\s/g, ' '), new RegExp(`^${i + 1}\\. forduló.*\\b${amount} pont`));
    assert.match(lines[i], /MO-6\.[12]/);
  }
  assert.match(lines.at(-1), /MO-7\.2/);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// Searching the rulebook while typing, by touch and by keyboard.

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { DESKTOP, Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { layShort, refusals, settings, visit } from '../harness/table.js';
import { EXAMPLE, GAMES } from '../harness/games.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());
beforeEach(() => visit(phone, '#/book'));

const field = () => phone.page.getByRole('searchbox');
const hits = () => phone.page.$$eval('section li > a[data-rule] b', (all) => all.map((hit) => hit.closest('a').dataset.rule));
const status = () => phone.page.locator('.count').innerText();
const contents = () => phone.page.getByRole('navigation', { name: 'Tartalom' });
/** Waits until the results begin with this rule. */
const firstHit = (id) => until(async () => (await hits())[0] === id, `${id} first`);
const focused = () => phone.page.evaluate(() => document.activeElement.dataset.rule ?? document.activeElement.type ?? '');

test('in English likewise', async () => {
  await settings(phone, { language: 'en' });
  await visit(phone, '#/book');
  await field().pressSequentially('reserve');
  await until(async () => (await phone.page.locator('mark').allInnerTexts()).some((word) => /reserv/i.test(word)), 'the word marked');
  assert.match(await status(), /^\d+\srules? found$/);
  await settings(phone, { language: 'hu' });
});

test('what is looked for survives reading an answer', async () => {
  await field().pressSequentially('fordít');
  const before = (await phone.invoke('rule_search', { query: 'fordít', game: EXAMPLE })).map(({ id }) => id);
  await until(async () => (await hits()).join() === before.join(), 'the answers to the whole word');
  await phone.page.locator(`a[data-rule="${before[0]}"]`).tap();
  await phone.page.locator('#rule').waitFor();
  assert.equal(await field().inputValue(), 'fordít');
  await phone.page.goBack();
  await firstHit(before[0]);
  assert.deepEqual(await hits(), before);
  assert.equal(await field().inputValue(), 'fordít');

  // When opened anew, the rulebook doesn't keep the last query.
  await phone.page.getByRole('button', { name: 'Vissza', exact: true }).tap();
  await phone.page.getByRole('button', { name: /^Szabálykönyv/ }).tap();
  await contents().waitFor();
  assert.equal(await field().inputValue(), '');
});

for (const game of GAMES) {
  test(`${game}: its own rules answer first, in its part of the book and at its table`, async () => {
    const query = 'ki lép és mit húz';
    const asked = await phone.invoke('rule_search', { query, game });
    const ownFirst = asked.findIndex((hit) => hit.game !== game);
    assert.ok(ownFirst > 0 && asked.slice(ownFirst).every((hit) => hit.game !== game), 'its own first');
    const ids = asked.map(({ id }) => id).join();
    await visit(phone, `#/book/${game}`);
    await field().fill(query);
    await until(async () => (await hits()).join() === ids, 'the answers of the book');
    const id = await layShort(phone, game);
    await visit(phone, `#/table/${id}`);
    await phone.page.getByRole('button', { name: 'Napló és szabályok' }).tap();
    await field().fill(query);
    await until(async () => (await hits()).join() === ids, 'the same answers at the table');
  });
}

test('typing over a rule leads to the answers, and the cursor stays', async () => {
  await visit(phone, '#/rule/MO-3.2');
  await phone.page.locator('#rule').waitFor();
  await field().focus();
  await phone.page.keyboard.type('tartalék');
  await until(async () => (await hits()).length > 0, 'answers');
  assert.equal(await field().inputValue(), 'tartalék');
  assert.equal(await focused(), 'search');
  await phone.page.goBack();
  await phone.page.locator('article .tag', { hasText: 'MO-3.2' }).waitFor();
});

test('a question without an answer leads on to the index, and to others that have one', async () => {
  await field().fill('xyzzyxyzzy');
  for (const example of await phone.page.locator('.examples button').allInnerTexts()) {
    await field().fill('xyzzyxyzzy');
    await phone.page.getByRole('button', { name: example, exact: true }).tap();
    await until(async () => (await hits()).length > 0, `answers to ${example}`);
    await until(async () => (await focused()) === (await hits())[0], 'the focus on the first answer');
    assert.equal(await field().inputValue(), example);
  }
  await field().fill('xyzzyxyzzy');
  await phone.page.getByRole('button', { name: 'A tárgymutatóhoz' }).tap();
  await phone.page.getByRole('navigation', { name: 'Tárgymutató' }).waitFor();
  await phone.page.getByRole('radio', { name: 'Tartalom' }).tap();
});

for (const [what, query] of [
  ['emoji', '🍡🍡 👩‍👩‍👧‍👦 ✋🏽'],
  ['10 kB of one word', 'x'.repeat(10_240)],
  ['10 kB of words', 'tartalék húzás pár '.repeat(540)],
  ['signs', '")(*&^%$#@![]{}<script>\\'],
]) {
  test(`${what} is answered, and the page stays whole`, async () => {
    await field().fill(query);
    await until(async () => !/Keresem/.test(await status()), 'an answer');
    assert.ok((await status()).length < 120, 'a long question is not repeated at length');
    assert.ok(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'it fits the screen');
    await field().fill('tartalék');
    await until(async () => (await hits()).length > 0, 'the next answer');
  });
}

test('by keyboard alone: down to an answer, back up, open, back, clear, leave', async () => {
  const desktop = await Phone.open({ device: DESKTOP });
  const before = phone;
  phone = desktop;
  try {
    const { keyboard } = desktop.page;
    await settings(desktop);
    await visit(desktop, '#/');
    await desktop.page.getByRole('button', { name: /^Szabálykönyv/ }).focus();
    await keyboard.press('Enter');
    await field().waitFor();
    for (let presses = 0; (await focused()) !== 'search'; presses += 1) {
      assert.ok(presses < 6, 'the field is near');
      await keyboard.press('Tab');
    }
    await keyboard.type('tartalék');
    await until(async () => (await hits()).length > 2, 'answers');
    const [first, second] = await hits();
    await keyboard.press('ArrowDown');
    await until(async () => (await focused()) === first, 'the first answer');
    await keyboard.press('ArrowDown');
    assert.equal(await focused(), second);
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    assert.equal(await focused(), 'search');

    await keyboard.press('Enter');
    await desktop.page.locator('article .tag', { hasText: first }).waitFor();
    await until(() => desktop.page.evaluate(() => document.activeElement.id === 'rule'), 'the focus on the rule');
    assert.ok((await hits()).length > 2, 'the answers stay beside it');
    await keyboard.press('Alt+ArrowLeft');
    await desktop.page.getByText('Válassz egy szabályt').waitFor();
    await keyboard.press('Alt+ArrowRight');
    await desktop.page.locator('article .tag', { hasText: first }).waitFor();

    await field().focus();
    await keyboard.press('Escape');
    await contents().waitFor();
    assert.equal(await field().inputValue(), '');
    await keyboard.press('Escape');
    await desktop.page.getByText('Válassz egy szabályt').waitFor();
    await keyboard.press('Escape');
    await desktop.page.getByRole('heading', { name: /Mit játsszunk/ }).waitFor();
    assert.deepEqual(desktop.faults, []);
  } finally {
    phone = before;
    await desktop.close();
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// Reading the rulebook: from the contents to a rule, on to others and back, with bookmarks, and from a table.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../harness/phone.js';
import { scratchDirectory } from '../harness/places.js';
import { until } from '../harness/processes.js';
import { handShown, myTurn, reach, refusals, settings, untilHand, visit } from '../harness/table.js';

const data = scratchDirectory('data');
let phone;
let refused;
before(async () => {
  phone = await Phone.open({ data });
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const button = (name) => phone.page.getByRole('button', { name, exact: true });
const row = (id) => phone.page.locator(`main [data-rule="${id}"]`);
const title = () => phone.page.locator('#rule');
/** Waits for a rule's page; returns its title. */
async function reading(id) {
  await phone.page.locator('article .tag', { hasText: id }).waitFor();
  return title().innerText();
}
const chapter = (name) => phone.page.locator('summary', { hasText: name });

test('rules lead to each other, and the way leads back and forward', async () => {
  await visit(phone, '#/book');
  await chapter('Hatások').tap();
  await row('MO-5.5').tap();
  const first = await reading('MO-5.5');
  const next = phone.page.locator('article .see .rule').first();
  const id = (await next.innerText()).split(' ')[0];
  await next.tap();
  const second = await reading(id);
  assert.notEqual(second, first);
  await button('Vissza').tap();
  assert.equal(await reading('MO-5.5'), first);
  await button('Előre').tap();
  assert.equal(await reading(id), second);
  await phone.page.goBack();
  await reading('MO-5.5');
  await phone.page.goBack();
  await row('MO-5.5').waitFor();
  assert.equal(await phone.page.evaluate(() => document.activeElement.dataset.rule), 'MO-5.5', 'where one comes from');
});

test('coming back, the list stands where it was left', async () => {
  await visit(phone, '#/book');
  await phone.page.getByRole('radio', { name: 'Tárgymutató' }).tap();
  await phone.page.locator('nav h3').last().scrollIntoViewIfNeeded();
  const place = await phone.page.evaluate(() => scrollY);
  assert.ok(place > 600, 'a long list');
  await phone.page.locator('nav section').last().locator('a').last().tap();
  await title().waitFor();
  assert.ok((await phone.page.evaluate(() => scrollY)) < 50, 'a rule begins at its top');
  await phone.page.goBack();
  await phone.page.locator('nav h3').last().waitFor();
  await until(async () => Math.abs((await phone.page.evaluate(() => scrollY)) - place) < 60, 'the place in the list');
});

test('the index stands in the order of the alphabet, and jumps to a letter', async () => {
  await visit(phone, '#/book');
  await phone.page.getByRole('radio', { name: 'Tárgymutató' }).tap();
  await phone.page.locator('nav h3').first().waitFor();
  const letters = await phone.page.$$eval('nav h3', (all) => all.map((heading) => heading.textContent));
  assert.deepEqual(letters, letters.toSorted(new Intl.Collator('hu').compare));
  assert.ok(letters.indexOf('Sz') > letters.indexOf('S'), 'sz is a letter of its own');
  // A question with the number of its rule isn't listed beside it.
  const numbers = await phone.page.$$eval('nav .rules', (rows) => rows.map((row) => row.innerText.match(/[A-Z]{2}-\d+(\.\d+)*/g)));
  assert.ok(numbers.length > 0);
  assert.deepEqual(numbers.filter((row) => new Set(row).size < row.length), []);
  await phone.page.getByRole('navigation', { name: 'Ugrás betűre' }).getByRole('button', { name: 'P', exact: true }).tap();
  await until(
    () => phone.page.evaluate(() => document.activeElement.textContent === 'P' && document.activeElement.getBoundingClientRect().top < 200),
    'the letter at the top',
  );
});

test('bookmarks are kept over a restart, the last one first', async () => {
  for (const id of ['MO-3.2', 'MO-4.4']) {
    await visit(phone, `#/rule/${id}`);
    await reading(id);
    await button('Könyvjelző').tap();
    await phone.page.locator('button[aria-pressed="true"]').waitFor();
    await phone.page.getByText('Könyvjelző betéve.').waitFor({ state: 'attached' });
  }
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
  await phone.close();
  phone = await Phone.open({ data });
  refused = refusals(phone);
  await visit(phone, '#/book');
  await phone.page.getByRole('radio', { name: 'Könyvjelzők' }).tap();
  const marked = phone.page.getByRole('region', { name: 'Könyvjelzők' });
  await marked.waitFor();
  const ids = () => marked.locator('[data-rule]').evaluateAll((rows) => rows.map((row) => row.dataset.rule));
  assert.deepEqual(await ids(), ['MO-4.4', 'MO-3.2']);

  await button('MO-4.4 könyvjelzőjének törlése').tap();
  await until(async () => (await ids()).join() === 'MO-3.2', 'one bookmark less');
  await button('Visszavonás').tap();
  await until(async () => (await ids()).length === 2, 'the bookmark back');

  await marked.locator('[data-rule="MO-3.2"]').tap();
  await reading('MO-3.2');
  await button('Könyvjelző').tap();
  await phone.page.locator('button[aria-pressed="false"]').waitFor();
  assert.deepEqual((await phone.invoke('bookmarks')).map(({ id }) => id), ['MO-4.4']);
});

test('a link to a rule with an endless name fits the page', async () => {
  await visit(phone, `#/rule/${'M'.repeat(2000)}`);
  await phone.page.getByRole('heading', { name: 'Nincs ilyen szabály' }).waitFor();
  assert.ok(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'it fits the page');
  await button('A tartalomhoz').last().tap();
  await phone.page.getByRole('heading', { name: 'Boldog mocsik' }).waitFor();
});

test('from a refusal to its rule, to a scenario, and back to the table as it stood', async () => {
  const unplayable = ({ state: { view, moves } }) =>
    view.step.kind === 'action' &&
    view.hand.some((_, at) => !moves.some(({ kind, left }) => kind === 'playPair' && (left === at || left === at - 1)));
  const id = await reach(phone, unplayable, { wishes: [{ kind: 'draw', from: { kind: 'deck' } }] });
  const { state } = await myTurn(phone, id);
  await phone.page.locator('.hand .slot:not(.lit)').first().tap();
  await phone.page.locator('.toast .rule').first().tap();
  const sheet = phone.page.locator('dialog[open]');
  await sheet.waitFor();

  const number = () => sheet.locator('.tag').first().innerText();
  const first = await number();
  await sheet.locator('.see .rule').first().tap();
  await until(async () => (await number()) !== first, 'the next rule');
  await until(() => phone.page.evaluate(() => document.activeElement.matches('dialog article')), 'the focus on what is read');
  await sheet.getByRole('button', { name: 'Vissza', exact: true }).tap();
  await until(async () => (await number()) === first, 'the first rule');
  await sheet.getByRole('button', { name: 'Előre', exact: true }).tap();
  await until(async () => (await number()) !== first, 'the second rule');
  await sheet.getByRole('button', { name: 'Könyvjelző', exact: true }).tap();
  await sheet.locator('button[aria-pressed="true"]').waitFor();

  await sheet.locator('.show').first().tap();
  await until(() => phone.page.evaluate(() => location.hash.startsWith('#/show/')), 'the scenario');
  await sheet.waitFor({ state: 'detached' });
  await phone.page.goBack();
  await phone.page.waitForSelector('.hand');
  assert.equal(await phone.page.evaluate(() => location.hash), `#/table/${id}`);
  await untilHand(phone, state.view.hand);
});

test('the rule of a table opens in the book as well', async () => {
  const hand = await handShown(phone);
  await phone.page.locator('.hand .slot:not(.lit)').first().tap();
  await phone.page.locator('.toast .rule').first().tap();
  await button('Megnyitás a szabálykönyvben').tap();
  await title().waitFor();
  await phone.page.goBack();
  await phone.page.waitForSelector('.hand');
  await untilHand(phone, hand);
});

test('from a rule over the log, too, one step back leads to the table, and one more leaves it', async () => {
  await visit(phone, '#/');
  await button('Folytatás').tap();
  await phone.page.waitForSelector('.hand');
  await button('Napló és szabályok').tap();
  await phone.page.locator('dialog[open] ol .rule').first().tap();
  await phone.page.locator('dialog[open] .show').first().tap();
  await until(() => phone.page.evaluate(() => location.hash.startsWith('#/show/')), 'the scenario');
  await phone.page.goBack();
  await phone.page.waitForSelector('.hand');
  await phone.page.goBack();
  await phone.page.waitForSelector('.tile');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

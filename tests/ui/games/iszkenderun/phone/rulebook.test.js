// Searching the rulebook from Iskenderun: its own rules come first, in its volume and at its table.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { lay, refusals, settings, standing, visit } from '../../../harness/table.js';

let phone;
let refused;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  await settings(phone);
});
after(() => phone?.close());

const field = () => phone.page.getByRole('searchbox');
const hits = () => phone.page.$$eval('section li > a[data-rule] b', (all) => all.map((hit) => hit.closest('a').dataset.rule));

test('in a part of the book its own rules come first, and the others under a heading', async () => {
  const other = phone.page.getByRole('region', { name: 'Más játékok szabályai' });
  const tables = () => phone.page.$$eval('.answers > ul > li, .answers > .more li', (all) => all.map((hit) => hit.dataset.game));
  await visit(phone, '#/book/iszkenderun');
  await field().fill('húzok');
  await other.waitFor();
  assert.ok((await tables()).length > 3 && (await tables()).every((table) => table === 'iszkenderun'), 'its own first');
  assert.ok(!(await other.locator('li').evaluateAll((all) => all.some((hit) => hit.dataset.game === 'iszkenderun'))));
  assert.ok((await other.locator('a:visible').count()) <= 4, 'few of the others at once');

  // One touch repeats the query for another game.
  await phone.page.getByRole('radio', { name: 'Kártyás go' }).tap();
  await until(async () => (await tables()).every((table) => table === 'cardgo'), 'the rules of Go');
  assert.equal(await field().inputValue(), 'húzok');

  await visit(phone, '#/book/iszkenderun');
  await field().fill('atari');
  await phone.page.getByText('Iszkenderun: erre nincs találat.').waitFor();
  assert.deepEqual(await tables(), []);
  assert.equal(await other.locator('a').first().getAttribute('data-rule'), 'GO-1.2/atari');
  await assertAccessible(phone, 'what only other games answer');
  await assertTouchable(phone, 'what only other games answer');
});

test('at a table a question takes two touches, and its own rules answer first', async () => {
  const id = await lay(phone, { game: 'iszkenderun', bots: 2, seed: '5' });
  await visit(phone, `#/table/${id}`);
  await phone.page.getByRole('button', { name: 'Napló és szabályok' }).tap();
  await field().tap();
  // Outside the field, P passes and A acts.
  const before = await standing(phone, id);
  await phone.page.keyboard.type('passz adu');
  const asked = (await phone.invoke('rule_search', { query: 'passz adu', game: 'iszkenderun' })).map(({ id }) => id);
  await until(async () => (await hits()).join() === asked.join(), 'the answers of the book');
  assert.match(asked[0], /^IS-/);
  assert.deepEqual((await standing(phone, id)).revision, before.revision);
  await assertAccessible(phone, 'a question at a table');
  await assertTouchable(phone, 'a question at a table');

  // The rule opens over the table, with a way back to the results.
  await phone.page.locator(`dialog a[data-rule="${asked[0]}"]`).tap();
  await phone.page.locator('dialog article .tag', { hasText: asked[0] }).waitFor();
  await phone.page.goBack();
  await phone.page.locator('dialog article').waitFor({ state: 'detached' });
  assert.equal(await field().inputValue(), 'passz adu');
  await phone.page.getByRole('button', { name: 'Keresés törlése' }).tap();
  await phone.page.getByRole('tab', { name: 'Szabályok most' }).waitFor();
  assert.equal(await phone.page.evaluate(() => location.hash), `#/table/${id}`);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

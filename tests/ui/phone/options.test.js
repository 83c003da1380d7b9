// The kinds of an option: no table has a text or a switch without named values yet, so one is given both here.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { settings, visit } from '../harness/table.js';
import { EXAMPLE } from '../harness/tables.js';

const DECK = { key: 'deck', kind: { kind: 'text', longest: 40 }, values: ['1 2 3'], rule: 'MO-1.2', beside: [] };
const OPEN = { key: 'open', kind: { kind: 'switch', on: 'yes' }, values: ['no', 'yes'], rule: 'MO-1.3', beside: [] };
/** What stands against a deck with an x in it, and against any that is too small. */
const NO_CARD = { option: 'deck', text: 'Nincs ilyen lap: „x”.', rule: 'MO-1.2' };
const TOO_FEW = { option: null, text: 'Három lapnak kell lennie.', rule: 'MO-1.3' };

let phone;
const asked = [];
let created;
before(async () => {
  phone = await Phone.open();
  await settings(phone);
  await phone.page.route('**/ipc', async (route) => {
    const { cmd, args } = route.request().postDataJSON();
    if (cmd === 'start') {
      const response = await route.fetch();
      const start = await response.json();
      start.games.find(({ game }) => game === EXAMPLE).options.push(DECK, OPEN);
      await route.fulfill({ json: start });
    } else if (cmd === 'setup_faults') {
      asked.push(args.table);
      const { value } = args.table.options.find(({ key }) => key === 'deck');
      const few = value.split(' ').length < 3;
      await route.fulfill({ json: [...(value.includes('x') ? [NO_CARD] : []), ...(few ? [TOO_FEW] : [])] });
    } else if (cmd === 'table_create') {
      created = args.table;
      await route.fulfill({ status: 400, json: { kind: 'badSetup', text: 'Nem.', reasons: [] } });
    } else await route.fallback();
  });
  await visit(phone, `#/new/${EXAMPLE}`);
  await phone.page.locator('summary').first().tap();
});
after(() => phone?.close());

const field = () => phone.page.getByRole('textbox', { name: 'deck' });
const told = (fault) => phone.page.getByText(fault.text);

test('a text is written, and begins as usual', async () => {
  await field().waitFor();
  assert.equal(await field().inputValue(), '1 2 3');
  assert.equal(await field().getAttribute('maxlength'), '40');
  await assertAccessible(phone, 'a new table with a text');
  await assertTouchable(phone, 'a new table with a text');
});

test('what the table finds in it is told beneath it, with its rule', async () => {
  await field().fill('1 x');
  await told(NO_CARD).waitFor();
  await told(TOO_FEW).waitFor();
  assert.equal(await field().getAttribute('aria-invalid'), 'true');
  const about = await field().evaluate((text) => document.getElementById(text.getAttribute('aria-describedby')).textContent);
  assert.match(about, /Nincs ilyen lap/);
  assert.doesNotMatch(about, /Három/, 'what only the whole shows stands elsewhere');
  await phone.screenshot('option-text');
  await assertAccessible(phone, 'a new table with faults');
  await field().fill('1 2 3 4');
  await told(NO_CARD).waitFor({ state: 'detached' });
  await told(TOO_FEW).waitFor({ state: 'detached' });
  assert.equal(await field().getAttribute('aria-invalid'), null);
});

test('it is looked at when the typing pauses, not at each letter', async () => {
  const before = asked.length;
  await field().pressSequentially(' 5 6 7');
  await until(() => asked.at(-1)?.options.some(({ value }) => value === '1 2 3 4 5 6 7'), 'the question');
  assert.ok(asked.length - before <= 3, `${asked.length - before} questions`);
});

test('a switch is on or off, and the table is laid with what was chosen', async () => {
  const open = phone.page.getByRole('switch', { name: 'open' });
  assert.equal(await open.isChecked(), false);
  await phone.page.locator('label', { has: open }).tap();
  assert.equal(await open.isChecked(), true);
  await phone.page.getByRole('button', { name: 'Leülök játszani' }).tap();
  await until(() => created, 'the table');
  const chosen = Object.fromEntries(created.options.map(({ key, value }) => [key, value]));
  assert.deepEqual(chosen, { target: '30', deck: '1 2 3 4 5 6 7', open: 'yes' });
});

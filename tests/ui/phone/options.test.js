// The kinds of options: no game has a text option yet, and few have switches without named values, so one game is given
// both here, and a pair of switches that exclude each other. Then each game's own groups of switches and shortcuts.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../harness/accessible.js';
import { Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { lay, settings, visit } from '../harness/table.js';
import { ABOUT, EXAMPLE, GAMES } from '../harness/games.js';

const DECK = { key: 'deck', kind: { kind: 'text', longest: 40 }, values: ['1 2 3'], rule: 'MO-1.2', beside: [] };
const OPEN = { key: 'open', kind: { kind: 'switch', on: 'yes' }, values: ['no', 'yes'], rule: 'MO-1.3', beside: [] };
const without = (key) => [{ values: ['yes'], key, among: ['no'] }];
const PAIR = [
  { key: 'fast', kind: { kind: 'switch', on: 'yes' }, values: ['no', 'yes'], rule: 'MO-1.2', beside: without('slow') },
  { key: 'slow', kind: { kind: 'switch', on: 'yes' }, values: ['no', 'yes'], rule: 'MO-1.3', beside: without('fast') },
];
/** The faults of a deck with an x in it, and of one that is too small. */
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
      start.games.find(({ game }) => game === EXAMPLE).options.push(DECK, OPEN, ...PAIR);
      await route.fulfill({ json: start });
    } else if (cmd === 'setup_faults' && args.table.game === EXAMPLE) {
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

const toggle = (name) => phone.page.getByRole('switch', { name, exact: true });
const flip = (name) => phone.page.locator('label', { has: toggle(name) }).tap();

test('a switch that another keeps off stays, and says which', async () => {
  const bars = async () => Promise.all(['fast', 'slow'].map((name) => toggle(name).isDisabled()));
  assert.deepEqual(await bars(), [false, false]);
  await flip('fast');
  assert.deepEqual(await bars(), [false, true]);
  const why = await toggle('slow').evaluate((one) => document.getElementById(one.getAttribute('aria-describedby')).textContent);
  assert.match(why, /„fast” mellé nem választható\./);
  await assertAccessible(phone, 'a new table with a switch that is kept off');
  await flip('fast');
  assert.deepEqual(await bars(), [false, false]);
  await flip('slow');
  assert.deepEqual(await bars(), [true, false]);
});

/** Returns the switches of a game; those without names for their values can be on. */
const switchesOf = async (game) => {
  const { games } = await phone.invoke('start', { system: 'hu-HU' });
  return games.find((one) => one.game === game).options.filter(({ kind }) => kind.kind === 'switch');
};
const areOn = () => phone.page.getByRole('switch', { checked: true, disabled: false }).count();
const openAll = async () => {
  const closed = phone.page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().tap();
};

for (const game of GAMES) {
  test(`${game}: each shortcut leaves a setup that can be laid, and says how many switches are on`, async () => {
    await visit(phone, `#/new/${game}`);
    const ways = phone.page.locator('.shortcuts input');
    const told = () => phone.page.locator('.groups summary .note').allInnerTexts();
    await phone.page.locator('main fieldset').first().waitFor();
    if ((await ways.count()) > 0) await openAll();
    for (let way = 0; way < (await ways.count()); way += 1) {
      await ways.nth(way).tap();
      assert.ok(await ways.nth(way).isChecked(), `${way}`);
      const counts = (await told()).map((note) => Number(/\d+/.exec(note)?.[0] ?? 0));
      assert.equal(counts.reduce((sum, count) => sum + count, 0), await areOn(), `${way}`);
      const before = created;
      await phone.page.getByRole('button', { name: 'Leülök játszani' }).tap();
      await until(() => created !== before, 'the table');
      assert.deepEqual(await phone.invoke('setup_faults', { table: created }), [], JSON.stringify(created));
      await phone.screenshot(`shortcut-${game}-${way}`);
    }
  });

  test(`${game}: a switch that excludes others keeps them off, and a code with it says that it is on`, async () => {
    const all = await switchesOf(game);
    const [bound] = all.filter(({ key, beside }) => beside.length > 0 && !PAIR.some((made) => made.key === key));
    if (!bound) return;
    await visit(phone, `#/new/${game}`);
    await phone.page.locator('main fieldset').first().waitFor();
    await openAll();
    const before = await phone.page.getByRole('switch', { disabled: true }).count();
    await phone.page.locator('.rest .row', { has: phone.page.getByRole('switch') }).nth(all.indexOf(bound)).tap();
    assert.equal(await phone.page.getByRole('switch', { disabled: true }).count(), before + bound.beside.length);
    const legend = await phone.page.locator('.rest .row b').nth(all.indexOf(bound)).innerText();
    await assertAccessible(phone, `${game} with a switch that is kept off`);
    await assertTouchable(phone, `${game} with a switch that is kept off`);
    await phone.page.unroute('**/ipc');
    const id = await lay(phone, { game, options: { ...ABOUT[game].options, [bound.key]: bound.kind.on } });
    const code = await phone.invoke('challenge_of', { id });
    await visit(phone, '#/open');
    await phone.page.getByRole('textbox').fill(typeof code === 'string' ? code : code.code);
    await phone.page.getByRole('button', { name: 'Megnézem' }).tap();
    await phone.page.locator('main li', { hasText: legend }).waitFor();
    await phone.screenshot(`code-${game}`);
  });
}

// "Show me": a scenario of the rulebook on a table, frame by frame, touched, and played on from.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Phone } from '../../../harness/phone.js';
import { scratchDirectory } from '../../../harness/places.js';
import { until } from '../../../harness/processes.js';
import { decide, handShown, myTurn, refusals, settings, standing, untilHand, visit } from '../../../harness/table.js';

/** A scenario in which something happens in every frame. */
const FILM = 'mo-learn-7-make-them-draw';
/** A scenario with a touch that two rules forbid. */
const TRIED = 'mo-3.4-both-are-told';

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
const told = () => phone.page.locator('.told .now').innerText();
const toast = () => phone.page.locator('.toast');

/** Opens a scenario as a link does; returns its demonstration. */
async function show(id) {
  await visit(phone, `#/show/${id}`);
  await phone.page.waitForSelector('.hand');
  return phone.invoke('scenario_show', { id });
}

/** Waits until the screen shows this frame and its number. */
async function untilFrame({ frames }, at) {
  const { say, table } = frames[at];
  const step = `${at + 1}\u00a0/\u00a0${frames.length}`;
  await until(async () => (await phone.page.locator('.told .steps').innerText()) === step, `picture ${at + 1}`);
  await untilHand(phone, table.state.view.hand);
  const centre = await phone.page.$$eval('.felt .pair [data-card]', (cards) => cards.map((card) => card.dataset.card));
  assert.deepEqual(centre, [table.state.view.left.top, table.state.view.right.top]);
  if (say) assert.ok((await told()).includes(say), `„${say}” is told`);
}

/** Returns the text of a sentence with links. */
const words = (spans) => spans.map(({ text }) => text).join('');

test('a rule leads to what shows it, and from there one comes back to the rule', async () => {
  await visit(phone, '#/rule/MO-3.4');
  const { title } = await phone.invoke('scenario_show', { id: TRIED });
  await phone.page.getByText(title).first().tap();
  await phone.page.waitForSelector('.told');
  assert.equal(await phone.page.locator('[data-page-title]').innerText(), title);
  await button('Vissza').tap();
  await phone.page.waitForFunction(() => location.hash === '#/rule/MO-3.4');
  await phone.page.getByText(title).first().waitFor();
});

test('all pictures, one after the other, to the end and back', async () => {
  const shown = await show(FILM);
  assert.ok(shown.frames.length > 4);
  for (let at = 0; at < shown.frames.length; at += 1) {
    await untilFrame(shown, at);
    if (at + 1 < shown.frames.length) await button('Tovább').tap();
  }
  assert.equal(await button('Tovább').getAttribute('aria-disabled'), 'true', 'nothing comes after the end');
  for (let at = shown.frames.length - 2; at >= 0; at -= 1) {
    await button('Egy lépést vissza').tap();
    await untilFrame(shown, at);
  }
  assert.equal(await button('Egy lépést vissza').getAttribute('aria-disabled'), 'true');
});

test('the log tells what happened up to the picture, and forgets it on the way back', async () => {
  const shown = await show(FILM);
  const log = async () => {
    await button('Napló és szabályok').tap();
    const lines = await phone.page.locator('dialog[open] ol li > span').allInnerTexts();
    await phone.page.keyboard.press('Escape');
    await phone.page.locator('dialog[open]').waitFor({ state: 'detached' });
    return lines;
  };
  const upTo = (at) => shown.frames.slice(0, at + 1).flatMap(({ table }) => table.log.map(({ text }) => words(text)));
  for (const at of [1, 2]) {
    await button('Tovább').tap();
    await untilFrame(shown, at);
  }
  assert.deepEqual(await log(), upTo(2));
  await button('Egy lépést vissza').tap();
  await untilFrame(shown, 1);
  assert.deepEqual(await log(), upTo(1));
});

test('the rules of the picture are a tab away, and change with it', async () => {
  const shown = await show(FILM);
  const { page } = phone;
  const listed = async (at) => {
    await page.keyboard.press('s');
    const sheet = page.locator('dialog[open]');
    await sheet.getByRole('tab', { name: 'Szabályok most', selected: true }).waitFor();
    // The list is loaded when first shown.
    await sheet.locator('li .id').first().waitFor();
    assert.deepEqual(await sheet.locator('li .id').allInnerTexts(), shown.frames[at].table.atHand.map(({ id }) => id));
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };
  await listed(0);
  await page.keyboard.press('ArrowRight');
  await untilFrame(shown, 1);
  await listed(1);
});

test('the tabs go by arrows, and a rule in the list opens over them', async () => {
  const { page } = phone;
  await page.keyboard.press('n');
  const sheet = page.locator('dialog[open]').first();
  await sheet.getByRole('tab', { name: 'Napló', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  const chosen = sheet.getByRole('tab', { name: 'Szabályok most', selected: true });
  await chosen.waitFor();
  assert.ok(await chosen.evaluate((tab) => tab === document.activeElement));
  await sheet.locator('li .id').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] article').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open] article').waitFor({ state: 'detached' });
  assert.ok(await sheet.isVisible(), 'only the rule went');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('the keyboard alone goes through it, and the hand keeps its arrows', async () => {
  const shown = await show(FILM);
  const { page } = phone;
  await page.keyboard.press('ArrowRight');
  await untilFrame(shown, 1);
  await page.keyboard.press('ArrowLeft');
  await untilFrame(shown, 0);
  await page.locator('.hand [tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.place), '1');
  await untilFrame(shown, 0);
  await button('Tovább').focus();
  await page.keyboard.press('Enter');
  await untilFrame(shown, 1);
  assert.ok(await button('Tovább').evaluate((it) => it === document.activeElement), 'Enter can be pressed again');
});

test('what is tried names every rule against it', async () => {
  const shown = await show(TRIED);
  await button('Tovább').tap();
  const { reasons } = shown.frames[1].tried;
  assert.ok(reasons.length > 1);
  const now = phone.page.locator('.told .now .tried');
  await now.waitFor();
  for (const { text, rule } of reasons) {
    assert.ok((await now.innerText()).includes(text));
    assert.ok(await now.getByRole('button', { name: `${rule} szabály` }).isVisible());
  }
  await now.getByRole('button', { name: `${reasons[1].rule} szabály` }).tap();
  await phone.page.locator('dialog[open] .tag', { hasText: reasons[1].rule }).waitFor();
  await phone.page.goBack();
  await phone.page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.match(phone.page.url(), /show/);
});

test('a move that was tried is marked where it was tried', async () => {
  const shown = await show('mo-learn-1-greater');
  await button('Tovább').tap();
  const { move } = shown.frames[1].tried.move;
  assert.equal(move.kind, 'playPair');
  await phone.page.locator('.told .now .tried').waitFor();
  for (const place of [move.left, move.left + 1]) {
    await phone.page.waitForSelector(`.hand .slot[data-place="${place}"] .mark`);
  }
});

test('a touch that is not allowed says why, one that is allowed offers to play on', async () => {
  await show('mo-learn-1-greater');
  await phone.page.locator('.hand .slot:not(.lit)').first().tap();
  await toast().waitFor();
  assert.match(await toast().innerText(), /MO-3\.2/);
  await toast().locator('.close').tap();
  await phone.page.locator('.hand .slot[data-place="3"]').tap();
  await phone.page.locator('.hand .slot[data-place="3"]').focus();
  await phone.page.keyboard.press('Enter');
  await toast().getByRole('button', { name: 'Átveszem innen' }).waitFor();
  assert.equal((await handShown(phone)).length, 5, 'nothing was played');
});

test('from the middle of it one plays on at a real table, which is kept', async () => {
  const shown = await show(FILM);
  const at = 1;
  await button('Tovább').tap();
  await untilFrame(shown, at);
  await button('Átveszem innen').tap();
  await phone.page.waitForFunction(() => location.hash.startsWith('#/table/'));
  const { view } = shown.frames[at].table.state;
  await untilHand(phone, view.hand);
  const id = new URL(phone.page.url()).hash.split('/').pop();
  const laid = await myTurn(phone, id);
  assert.deepEqual(laid.state.view, view);

  await phone.close();
  phone = await Phone.open({ data });
  refused = refusals(phone);
  await visit(phone, `#/table/${id}`);
  await untilHand(phone, view.hand);
  const found = await standing(phone, id);
  assert.deepEqual(found.state.view, view);

  await decide(phone, id, found, found.state.moves[0]);
  await phone.page.waitForSelector('[aria-label="Visszavonás"]:not([aria-disabled])');
  await button('Visszavonás').tap();
  await until(async () => !(await standing(phone, id)).canUndo, 'the decision to be taken back');
  assert.deepEqual((await standing(phone, id)).state.view, view);
  await button('Napló és szabályok').tap();
  assert.match(await phone.page.locator('dialog[open]').innerText(), /szabálykönyv egyik példájából/);
});

test('where the game is over there is nothing to play on', async () => {
  const shown = await show('mo-learn-9-last-cards');
  const over = shown.frames.findIndex(({ table }) => table.outcome);
  assert.ok(over > 0);
  for (let at = 1; at <= over; at += 1) {
    assert.ok(await button('Átveszem innen').isVisible());
    await button('Tovább').tap();
    await untilFrame(shown, at);
  }
  assert.equal(await button('Átveszem innen').count(), 0);
});

test('a scenario that does not exist is a sentence and a way on', async () => {
  for (const id of ['mo-9.9-nothing', '..%2F..%2Fetc', 'x'.repeat(2000)]) {
    await visit(phone, `#/show/${id}`);
    await button('Szabálykönyv').waitFor();
    assert.ok((await phone.page.locator('main .empty p').innerText()).length > 20);
  }
  await button('Szabálykönyv').tap();
  await phone.page.waitForFunction(() => location.hash === '#/book');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('noSuchScene'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

// The tutorial, from the first lesson to the last, by touch.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { PHONE, Phone } from '../../../harness/phone.js';
import { root, scratchDirectory } from '../../../harness/places.js';
import { until } from '../../../harness/processes.js';
import { handShown, refusals, settings, standing, untilHand, visit } from '../../../harness/table.js';

const book = join(root, 'src-tauri/games/mochi');
const read = (file) => JSON.parse(readFileSync(join(book, file), 'utf8'));
const { lessons } = read('tutorial.json');
/** Returns the decisions of the lesson's scenario for the person's seat. */
const model = ({ scenario }) =>
  read(`scenarios/${scenario}.json`)
    .steps.filter((step) => step.do && (step.seat ?? 0) === 0)
    .map((step) => step.do);

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
const slot = (place) => phone.page.locator(`.hand .slot[data-place="${place}"]`);
const primary = () => phone.page.locator('.acts .primary');
/** Returns a text as in the files, without the characters inserted against line breaks. */
const plain = (text) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
const word = () => phone.page.locator('.told .word');

/** Opens a lesson from scratch. */
async function open({ scenario }) {
  await visit(phone, `#/learn/mochi/${scenario}`);
  await phone.page.waitForSelector('.hand');
}

/** Selects a pair in hand: the table component decides which of two neighbours a first touch means. */
async function take(left) {
  await slot(left).tap();
  const chosen = () => phone.page.$$eval('.hand .slot.chosen', (slots) => slots.map((it) => Number(it.dataset.place)));
  await until(async () => (await chosen()).length === 2, 'a pair to be chosen');
  if ((await chosen())[0] !== left) await slot(left + 1).tap();
  await until(async () => (await chosen()).join() === `${left},${left + 1}`, `the pair at ${left}`);
}

/** Makes a move by touch. */
async function touch(move) {
  switch (move.kind) {
    case 'playPair':
      await take(move.left);
      await primary().tap();
      break;
    case 'draw':
      // The previous move may still be on its way to the table.
      await button('Húzás').or(phone.page.locator('.felt .lit')).first().waitFor();
      if (await button('Húzás').isVisible()) await button('Húzás').tap();
      if (move.from.kind === 'deck') await phone.page.locator('.felt .deck.lit').tap();
      else await phone.page.locator('.felt .pile').nth(move.from.half === 'left' ? 0 : 1).tap();
      break;
    case 'insert':
      await phone.page.locator(`.hand .gap[data-place="${move.place}"]`).first().tap();
      break;
    case 'chooseDrawer':
      await phone.page.locator('.seats .lit').nth(move.seat - 1).tap();
      break;
    case 'keep':
      // The scores of the round are shown first.
      await phone.page.locator('dialog[open] .button').tap();
      await phone.page.locator('dialog[open]').waitFor({ state: 'detached' });
    // falls through
    case 'reserve':
    case 'passLeft':
      await slot(move.place).tap();
      await primary().tap();
      break;
    default:
      throw new Error(`nobody has taught this test to ${move.kind}`);
  }
}

test('the list tells how long it takes and where to begin', async () => {
  await visit(phone, '#/learn/mochi');
  const rows = phone.page.locator('ol li');
  await rows.first().waitFor();
  assert.equal(await rows.count(), lessons.length);
  assert.ok(lessons.length >= 5 && lessons.length <= 10);
  assert.match(await phone.page.locator('main').innerText(), /9\srövid lecke, nagyjából 7\sperc/);
  assert.equal(await phone.page.locator('ol [aria-current="step"]').count(), 1);
  await button('Kezdjük!').tap();
  await phone.page.waitForFunction((id) => location.hash.endsWith(id), lessons[0].scenario);
});

test('every lesson says its goal above a table that needs no scrolling', async () => {
  for (const lesson of lessons) {
    await open(lesson);
    const goal = phone.page.locator('.told .goal');
    assert.ok(plain(await goal.innerText()).includes(lesson.steps[0].goal.hu));
    const seen = await phone.page.evaluate(() => {
      const bottom = (selector) => document.querySelector(selector).getBoundingClientRect().bottom;
      return [document.documentElement.scrollHeight, bottom('.acts'), bottom('.told'), document.querySelector('.seats').getBoundingClientRect().top];
    });
    assert.ok(seen[0] <= PHONE.viewport.height && seen[1] <= PHONE.viewport.height, `${lesson.scenario}: ${seen}`);
    assert.ok(seen[2] <= seen[3], `${lesson.scenario}: nothing lies over the table`);
  }
});

test('what is told folds away and comes back', async () => {
  await open(lessons[0]);
  const tell = phone.page.locator('.told .tell');
  await button('Elrejtem').tap();
  await tell.waitFor({ state: 'hidden' });
  assert.ok(await phone.page.locator('.told .goal').isVisible());
  await button('Elolvasom újra').tap();
  await tell.waitFor();
});

test('a pair that is not allowed is refused with its rule, and nothing has changed', async () => {
  await open(lessons[0]);
  const hand = await handShown(phone);
  await take(0);
  const toast = phone.page.locator('.toast');
  await toast.waitFor();
  assert.match(await toast.innerText(), /26[^]*34[^]*MO-3\.2/);
  await toast.getByRole('button', { name: 'MO-3.2 szabály' }).tap();
  await phone.page.locator('dialog[open] .tag', { hasText: 'MO-3.2' }).waitFor();
  await phone.page.goBack();
  await phone.page.locator('dialog[open]').waitFor({ state: 'detached' });
  assert.deepEqual(await handShown(phone), hand);
});

test('a move that leads elsewhere is answered kindly, with a rule, and taken back', async () => {
  await open(lessons[0]);
  const hand = await handShown(phone);
  await touch({ kind: 'draw', from: { kind: 'deck' } });
  await word().waitFor();
  assert.ok(plain(await word().innerText()).includes(lessons[0].steps[0].astray.hu));
  assert.ok(await word().getByRole('button', { name: `${lessons[0].steps[0].rule} szabály` }).isVisible());
  assert.deepEqual(await handShown(phone), hand);
  assert.ok(await phone.page.locator('.told .goal').isVisible(), 'the goal is still there');
});

test('help comes when it is asked for, and goes again', async () => {
  await open(lessons[0]);
  assert.equal(await word().count(), 0);
  await button('Tipp').tap();
  await word().waitFor();
  assert.match(await word().innerText(), /61[^]*48/);
  await button('Tipp').tap();
  await word().waitFor({ state: 'detached' });
  await phone.page.keyboard.press('t');
  await word().waitFor();
});

test('a card in a sentence opens its sheet', async () => {
  await open(lessons[0]);
  await phone.page.locator('.told .tell [data-inspect]').first().tap();
  await phone.page.locator('dialog[open]').waitFor();
  await phone.page.goBack();
  await phone.page.locator('dialog[open]').waitFor({ state: 'detached' });
});

test('a decision can be taken back', async () => {
  const lesson = lessons.find((one) => model(one)[0].kind === 'draw');
  await open(lesson);
  const hand = await handShown(phone);
  await touch(model(lesson)[0]);
  await phone.page.waitForSelector('.hand .gap');
  await button('Visszavonás').tap();
  await phone.page.waitForSelector('.hand .gap', { state: 'detached' });
  await untilHand(phone, hand);
});

test('the whole tutorial is played, step by step, one lesson leading to the next', async () => {
  await open(lessons[0]);
  for (const [at, lesson] of lessons.entries()) {
    await phone.page.waitForFunction((id) => location.hash.endsWith(id), lesson.scenario);
    const goal = phone.page.locator('.told .goal');
    const moves = [];
    for (const move of model(lesson)) {
      const { step } = await phone.invoke('lesson_at', { game: 'mochi', id: lesson.scenario, moves });
      await until(async () => plain(await goal.innerText()).includes(lesson.steps[step].goal.hu), `the goal of step ${step + 1}`);
      await touch(move);
      moves.push({ game: 'mochi', move });
    }
    await phone.page.locator('.told .word.reached').waitFor();
    const last = at === lessons.length - 1;
    const on = button(last ? 'Az első játszmám' : 'Következő lecke');
    await on.waitFor();
    await until(() => on.evaluate((it) => it === document.activeElement), 'the way on to have the focus');
    if (at === 2) await phone.screenshot('phone-light-lesson');
    await (last ? button('Befejezés') : on).tap();
  }
  await phone.page.getByRole('heading', { name: 'Kész, tudsz játszani!' }).waitFor();
  await phone.screenshot('phone-light-learnt');
});

test('what was learnt is kept over a restart', async () => {
  await phone.close();
  phone = await Phone.open({ data });
  refused = refusals(phone);
  await visit(phone, '#/learn/mochi');
  await phone.page.getByRole('heading', { name: 'Kész, tudsz játszani!' }).waitFor();
  assert.equal(await phone.page.locator('ol .done').count(), lessons.length);
});

test('from there the first game is laid at a touch, against one of the weakest bots', async () => {
  await button('Az első játszmám').tap();
  await phone.page.waitForFunction(() => location.hash.startsWith('#/table/'));
  const now = await standing(phone, (await phone.page.evaluate(() => location.hash)).split('/').at(-1));
  assert.deepEqual(now.seats.map(({ player }) => [player.kind, player.level]), [['person', undefined], ['bot', 'beginner']]);
  await visit(phone, '#/learn/mochi');
});

test('later ones are chosen; or one does a lesson again', async () => {
  await button('Jöhet egy rendes játszma!').tap();
  await phone.page.waitForFunction(() => location.hash === '#/new/mochi');
  await phone.page.goBack();
  await phone.page.locator('ol li button').nth(1).tap();
  await phone.page.waitForFunction((id) => location.hash.endsWith(id), lessons[1].scenario);
  for (const move of model(lessons[1])) await touch(move);
  await button('Következő lecke').waitFor();
  await button('Újra').tap();
  await phone.page.locator('.told .goal').waitFor();
  await button('Vissza').tap();
  await phone.page.waitForFunction(() => location.hash === '#/learn/mochi');
});

test('half way through, home says how far, and the list goes on with the first lesson that is missing', async () => {
  const fresh = await Phone.open();
  try {
    await settings(fresh);
    await fresh.invoke('lesson_at', {
      game: 'mochi',
      id: lessons[0].scenario,
      moves: model(lessons[0]).map((move) => ({ game: 'mochi', move })),
    });
    await visit(fresh, '#/');
    await fresh.page.getByRole('button', { name: `2.\u00a0lecke a\u00a0${lessons.length}` }).tap();
    await fresh.page.getByRole('button', { name: 'Folytatás' }).tap();
    await fresh.page.waitForFunction((id) => location.hash.endsWith(id), lessons[1].scenario);
  } finally {
    await fresh.close();
  }
});

test('a lesson or a tutorial that does not exist is a sentence and a way on', async () => {
  await visit(phone, '#/learn/mochi/mo-9.9-nothing');
  await button('Leckék').tap();
  await phone.page.locator('ol li').first().waitFor();
  await visit(phone, '#/learn/chess');
  await button('Szabálykönyv').waitFor();
  assert.ok((await phone.page.locator('main p').first().innerText()).length > 20);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('noSuchScene'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

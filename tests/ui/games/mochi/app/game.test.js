// Happy Mochi in the real window: a whole game, a kill in the middle, a refusal with its rule, the other language.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isOver, play } from '../../../harness/player.js';
import { until } from '../../../harness/processes.js';
import { RealApp } from '../../../harness/real-app.js';
import { lay, myTurn } from '../../../harness/table.js';

const SYSTEM = 'hu-HU';
let app;

before(async () => {
  app = await RealApp.open({ size: { width: 1280, height: 900 } });
  const { settings } = await app.invoke('start', { system: SYSTEM });
  const hurried = { ...settings, language: 'hu', botSpeed: 'instant', reducedMotion: 'on' };
  await app.invoke('settings_save', { settings: hurried, system: SYSTEM });
});
after(() => app?.close());

/** Creates a table and opens it; returns its ID. */
async function sitDown(options) {
  const id = await lay(app, { bots: 1, seed: '7', ...options });
  await app.visit(`#/table/${id}`);
  await app.page.$('.hand').waitForDisplayed();
  return id;
}

/** Returns the hand on the screen. */
const shownHand = () =>
  app.page.execute(() => [...document.querySelectorAll('.hand .slot')].map((slot) => slot.dataset.card));

test('a whole game to 30 points is played in the window', async () => {
  await sitDown({ bots: 2 });
  const touches = await play(app, { seed: 3 });
  assert.ok(touches > 5, `${touches} touches`);
  assert.ok(await isOver(app));
  await app.screenshot('app-game-over');
});

test('killed in mid-game, the app opens where it was', async () => {
  const id = await sitDown();
  let touches = 0;
  await play(app, { done: () => touches >= 9, ontouch: (count) => (touches = count), seed: 5 });
  const left = await myTurn(app, id);
  await app.kill();
  await app.reopen();
  const found = await app.invoke('table_open', { id });
  assert.deepEqual({ ...found, logFrom: 0 }, { ...left, logFrom: 0 });
  await app.page.$('.hand').waitForDisplayed();
  await until(async () => (await shownHand()).join() === found.state.view.hand.join(), 'the same hand');
  // Home is one step back, and offers to continue with one touch.
  await app.page.$('button[aria-label="Vissza"], button[aria-label="Back"]').click();
  const goOn = app.page.$('.continue button');
  await goOn.waitForDisplayed();
  await goOn.click();
  await app.page.$('.hand').waitForDisplayed();
});

test('a touch that the rules forbid says which, and leads to the rule', async () => {
  const id = await sitDown();
  const { state } = await myTurn(app, id);
  assert.equal(state.view.step.kind, 'action');
  const legal = new Set(state.moves.filter((move) => move.kind === 'playPair').map((move) => move.left));
  const hand = state.view.hand;
  const stuck = hand.findIndex((_, place) => !legal.has(place) && !legal.has(place - 1));
  assert.notEqual(stuck, -1, 'seed 7 deals a card that fits nowhere');
  await app.page.$(`.hand .slot[data-card=${hand[stuck]}]`).click();
  const link = app.page.$('.toast p button');
  await link.waitForDisplayed();
  const said = await app.page.$('.toast').getText();
  assert.match(said, /MO-3\.[123]/);
  await app.screenshot('app-refusal');
  await link.click();
  await until(
    () => app.page.execute(() => [...document.querySelectorAll('article .tag')].some((tag) => /^MO-3\.[123]$/.test(tag.textContent))),
    'the rule to open',
  );
  await app.screenshot('app-rule');
});

test('the other language is one touch away, and the sentences of the game follow', async () => {
  const id = await sitDown();
  const sentence = ({ log }) => log[0].text.map(({ text }) => text).join('');
  const hungarian = sentence(await myTurn(app, id));
  await app.page.execute(() => {
    window.location.hash = '#/settings';
  });
  const english = app.page.$('label=English');
  await english.waitForDisplayed();
  await english.click();
  await until(() => app.page.execute(() => document.documentElement.lang === 'en'), 'the page to be English');
  await until(async () => sentence(await app.invoke('table_open', { id })) !== hungarian, 'an English log');
  await app.screenshot('app-settings-english');
});

test('closed while a bot thinks, nothing is lost', async () => {
  const id = await sitDown({ bots: 5, level: 'master' });
  const before = await myTurn(app, id);
  await app.invoke('table_act', { id, revision: before.revision, decision: { game: 'mochi', move: before.state.moves[0] } });
  await app.quit();
  await app.reopen();
  const found = await app.invoke('table_open', { id });
  assert.ok(found.revision > before.revision);
  const after = await myTurn(app, id);
  assert.ok(after.revision >= found.revision);
});

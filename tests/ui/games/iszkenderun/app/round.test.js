// Iskenderun in the real window: a round by mouse, and a kill in the middle of a selection.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { play } from '../../../harness/player.js';
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
async function sitDown() {
  const id = await lay(app, { game: 'iszkenderun', bots: 2, seed: '7' });
  await app.visit(`#/table/${id}`);
  await app.page.$('.hand').waitForDisplayed();
  return id;
}

test('a round is played in the window, and its sheet comes up', async () => {
  const id = await sitDown();
  const sheet = () => app.page.execute(() => document.querySelector('dialog[open] td.total') !== null);
  const touches = await play(app, { seed: 3, how: { sheets: false }, done: sheet });
  assert.ok(touches > 5, `${touches} touches`);
  await app.screenshot('app-iszkenderun-round');
  const { state } = await app.invoke('table_open', { id });
  assert.equal(state.view.rounds.length, 1);
});

test('killed while something is chosen, the app opens where it was', async () => {
  const id = await sitDown();
  const left = await myTurn(app, id);
  await app.page.$('.hand .lit').click();
  await app.page.$('.hand .chosen').waitForDisplayed();
  await app.kill();
  await app.reopen();
  const found = await app.invoke('table_open', { id });
  assert.deepEqual({ ...found, logFrom: 0 }, { ...left, logFrom: 0 });
});

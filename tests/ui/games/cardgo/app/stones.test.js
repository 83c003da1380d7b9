// Plain Go in the real window: stones by mouse and by keys, and a kill while a stone is only previewed.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '../../../harness/processes.js';
import { RealApp } from '../../../harness/real-app.js';
import { lay, myTurn } from '../../../harness/table.js';

const SYSTEM = 'hu-HU';
let app;
let id;
let hurried;

before(async () => {
  app = await RealApp.open({ size: { width: 1280, height: 900 } });
  const { settings } = await app.invoke('start', { system: SYSTEM });
  hurried = { ...settings, language: 'hu', botSpeed: 'instant', reducedMotion: 'on' };
  await app.invoke('settings_save', { settings: hurried, system: SYSTEM });
  id = await lay(app, { game: 'cardgo', bots: 1, options: { size: '9', cards: '0' }, seed: '7' });
  await app.visit(`#/table/${id}`);
  await app.page.$('.point').waitForDisplayed();
});
after(() => app?.close());

const point = (name) => app.page.$(`[data-point="${name}"]`);
const stones = ({ state: { view } }) => view.rows.join('').replaceAll('.', '').length;

/** Waits until the person is to decide and the board has at least `more` stones; returns the snapshot. */
const answered = (more) =>
  until(async () => {
    const now = await myTurn(app, id);
    return stones(now) >= more && now;
  }, 'the answer');

/** Presses Enter on the first free point. */
async function entered({ state: { moves } }) {
  const free = moves.find(({ kind }) => kind === 'play').point;
  await app.page.execute((name) => document.querySelector(`[data-point="${name}"]`).focus(), free);
  await app.page.keys('Enter');
}

test('a stone is placed by one click, another one by keys, and the bot answers both', async () => {
  await point('E5').click();
  const first = await answered(2);
  assert.equal(first.state.view.rows[4][4], 'X');
  await entered(first);
  await answered(4);
  await app.screenshot('app-cardgo');
});

test('killed while a stone is only shown, the app opens where it was', async () => {
  await app.invoke('settings_save', { settings: { ...hurried, confirmClicks: true }, system: SYSTEM });
  await app.visit(`#/table/${id}`);
  await app.page.$('.point').waitForDisplayed();
  const left = await myTurn(app, id);
  await entered(left);
  await app.page.$('.point.chosen').waitForDisplayed();
  await app.kill();
  await app.reopen();
  const found = await app.invoke('table_open', { id });
  assert.deepEqual({ ...found, logFrom: 0 }, { ...left, logFrom: 0 });
});

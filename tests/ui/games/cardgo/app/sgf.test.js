// A game as a file in the real window: saved, its place reported, and opened again unchanged.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { scratchDirectory } from '../../../harness/places.js';
import { until } from '../../../harness/processes.js';
import { RealApp } from '../../../harness/real-app.js';
import { lay, myTurn } from '../../../harness/table.js';

const SYSTEM = 'hu-HU';
const downloads = scratchDirectory('downloads');
let app;
let id;

before(async () => {
  process.env.ASZTALTARS_DOWNLOADS = downloads;
  app = await RealApp.open({ size: { width: 1280, height: 900 } });
  const { settings } = await app.invoke('start', { system: SYSTEM });
  const hurried = { ...settings, language: 'hu', botSpeed: 'instant', reducedMotion: 'on' };
  await app.invoke('settings_save', { settings: hurried, system: SYSTEM });
  id = await lay(app, { game: 'cardgo', bots: 1, options: { size: '9', cards: '0' }, seed: '7' });
  for (let stones = 0; stones < 3; stones += 1) {
    const { revision, state } = await myTurn(app, id);
    const move = state.moves.find(({ kind }) => kind === 'play');
    await app.invoke('table_act', { id, revision, decision: { game: 'cardgo', move } });
  }
  await myTurn(app, id);
  await app.visit(`#/table/${id}`);
  await app.page.$('.point').waitForDisplayed();
});
after(() => app?.close());

const button = (name) => app.page.$(`//button[normalize-space()="${name}" or @aria-label="${name}"]`);
const text = () => readFileSync(join(downloads, readdirSync(downloads)[0]), 'utf8');

test('the game is saved to Downloads, and its path is told', async () => {
  await button('Mentés').click();
  await button('Mentés a Letöltésekbe').waitForDisplayed();
  await button('Mentés a Letöltésekbe').click();
  const said = app.page.$('[role="status"]');
  await until(async () => (await said.getText()).includes(downloads), 'the path');
  assert.match(text(), /^\(;FF\[4\]GM\[1\].*SZ\[9\]/);
  await app.screenshot('app-sgf');
});

test('what was saved opens as the same game, and is walked through', async () => {
  const left = await myTurn(app, id);
  const again = await app.invoke('record_open', { file: Buffer.from(text()).toString('latin1'), seat: 0, level: 'beginner' });
  await app.visit(`#/table/${again}`);
  await app.page.$('.look').waitForDisplayed();
  const found = await app.invoke('table_open', { id: again });
  assert.deepEqual([found.state.view, found.plies, found.held], [left.state.view, left.plies, true]);
  await button('Az elejére').click();
  await until(async () => (await app.page.$$('.point[aria-label*="kő"]')).length === 0, 'the empty board');
  await button('Vissza').click();
  await app.page.$('.look').waitForDisplayed({ reverse: true });
});

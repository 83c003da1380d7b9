// Astra in the real window: a whole game by clicks, its result, and a kill in the middle of a path.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isOver } from '../../../harness/player.js';
import { until } from '../../../harness/processes.js';
import { RealApp } from '../../../harness/real-app.js';
import { lay, myTurn } from '../../../harness/table.js';
import { playAstra } from '../player.js';
import { ASTRA } from '../sky.js';

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
async function sitDown(seed) {
  const id = await lay(app, { game: ASTRA, seed });
  await app.visit(`#/table/${id}`);
  await app.page.$('.table .acts').waitForDisplayed();
  return id;
}

test('a whole game is played in the window, and counted', async () => {
  const id = await sitDown('7');
  const touches = await playAstra(app, { seed: 5, keen: 4, lazy: true });
  assert.ok(touches > 30, `${touches} touches`);
  assert.ok(await isOver(app));
  await app.screenshot('app-astra-over');
  const { outcome, state, log } = await app.invoke('table_open', { id });
  assert.equal(state.view.step.kind, 'over');
  const shown = await app.page.execute(() => [...document.querySelectorAll('section.over tr.sum td.num')].map((it) => Number(it.textContent)));
  assert.deepEqual(shown, outcome.standings.map(({ score }) => score));
  const kinds = new Set(log.flatMap(({ event }) => event?.event.kind ?? []));
  for (const kind of ['marked', 'rested', 'dieRolled', 'discovered', 'ended']) assert.ok(kinds.has(kind), kind);
});

test('killed in the middle of a path, the app opens where it was', async () => {
  const id = await sitDown('1');
  const left = await myTurn(app, id);
  const { place, path } = left.state.moves.filter(({ kind }) => kind === 'observe').toSorted((one, other) => other.path.length - one.path.length)[0];
  const drawn = () => app.page.execute(() => document.querySelectorAll('[data-star][aria-pressed="true"]').length);
  await app.page.$(`.quarter [data-place="${place}"]`).click();
  for (const star of path.slice(0, 2)) await app.page.$(`[data-star="${star}"]`).click();
  await until(async () => (await drawn()) === 2, 'two stars to be drawn');
  await app.screenshot('app-astra-drawn');
  await app.kill();
  await app.reopen();
  const found = await app.invoke('table_open', { id });
  assert.deepEqual({ ...found, logFrom: 0 }, { ...left, logFrom: 0 });
  await app.page.$('.table .acts').waitForDisplayed();
  await until(async () => (await drawn()) === 2, 'the two stars to be there again');
  for (const star of path.slice(2, 3)) await app.page.$(`[data-star="${star}"]`).click();
  await until(async () => (await drawn()) === 3, 'three stars to be drawn');
  await app.page.$('.acts .primary').click();
  await until(async () => (await app.invoke('table_open', { id })).revision > left.revision, 'the stars to be marked');
});

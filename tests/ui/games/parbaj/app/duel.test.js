// Párbaj in the real window: a whole duel by clicks, its result, and a kill while a card is being announced.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isOver } from '../../../harness/player.js';
import { until } from '../../../harness/processes.js';
import { RealApp } from '../../../harness/real-app.js';
import { lay } from '../../../harness/table.js';
import { playParbaj } from '../player.js';

const SYSTEM = 'hu-HU';
let app;

before(async () => {
  app = await RealApp.open({ size: { width: 1280, height: 900 } });
  const { settings } = await app.invoke('start', { system: SYSTEM });
  const hurried = { ...settings, language: 'hu', botSpeed: 'instant', reducedMotion: 'on', botsResign: false };
  await app.invoke('settings_save', { settings: hurried, system: SYSTEM });
});
after(() => app?.close());

/** Creates a table and opens it; returns its ID. */
async function sitDown(seed) {
  const id = await lay(app, { game: 'parbaj', bots: 1, seed });
  await app.visit(`#/table/${id}`);
  await app.page.$('.hand').waitForDisplayed();
  return id;
}

/** Kinds of events in duels; a short duel may lack some. */
const KINDS = ['played', 'paid', 'entered', 'marched', 'assigned', 'strike', 'damaged', 'ended'];
const MOST_DUELS = 4;

test('whole duels are played in the window', async () => {
  const seen = new Set();
  for (let duel = 0; duel < MOST_DUELS && !KINDS.every((kind) => seen.has(kind)); duel += 1) {
    const id = await sitDown(String(7 + duel));
    const touches = await playParbaj(app, { seed: 5 + duel });
    assert.ok(touches > 10, `${touches} touches`);
    assert.ok(await isOver(app));
    await app.screenshot('app-parbaj-over');
    const { outcome, state, log } = await app.invoke('table_open', { id });
    assert.equal(state.view.step.kind, 'over');
    assert.deepEqual(outcome.standings.map(({ score }) => score), state.view.sides.map(({ life }) => life));
    for (const { event } of log) seen.add(event?.event.kind);
  }
  for (const kind of KINDS) assert.ok(seen.has(kind), kind);
});

test('killed while a card is being announced, the app opens where it was', async () => {
  const id = await sitDown('7');
  const announced = async () => (await app.invoke('table_open', { id })).state.view.announced !== null;
  await playParbaj(app, { seed: 5, done: announced });
  await app.screenshot('app-parbaj-announced');
  const left = await app.invoke('table_open', { id });
  await app.kill();
  await app.reopen();
  await until(async () => (await app.invoke('table_open', { id })).state.view.announced !== null, 'the card to be announced still');
  const found = await app.invoke('table_open', { id });
  assert.deepEqual({ ...found, logFrom: 0 }, { ...left, logFrom: 0 });
});

// What Orca announces at a table in the real window. Without `src-tauri/src/announcements.rs` only the first test would pass,
// because live regions aren't announced in WebKitGTK.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { tidy, told } from '../harness/announcements.js';
import { cannotHear, openOrca } from '../harness/orca.js';
import { until } from '../harness/processes.js';
import { RealApp } from '../harness/real-app.js';
import { layShared } from '../harness/people.js';
import { decide, lay, layShort, myTurn } from '../harness/table.js';
import { ABOUT, EXAMPLE, GAMES } from '../harness/games.js';

const SYSTEM = 'en-GB';
const skip = cannotHear();
/** With a screen reader everything takes longer. */
const PATIENCE = 30_000;

let app, id;

before(async () => {
  if (skip) return;
  app = await RealApp.open({ beside: openOrca });
  const { settings } = await app.invoke('start', { system: SYSTEM });
  const hurried = { ...settings, language: 'en', botSpeed: 'instant', reducedMotion: 'on', letsHappen: false, announcements: 'all' };
  await app.invoke('settings_save', { settings: hurried, system: SYSTEM });
  id = await lay(app, { bots: 2, seed: '7', target: '15' });
  await app.visit(`#/table/${id}`);
  await app.page.$('.hand').waitForDisplayed();
  await myTurn(app, id);
});
after(() => app?.close());

const orca = () => app.beside;

/** Returns the last announcement of the page, which is a question if a decision is asked. */
const lastSaid = () => app.page.execute(() => document.querySelector('[data-voice] p:last-child')?.textContent ?? '');

/** Decides by command; returns the snapshot when the person is asked again, and the new log lines. */
async function goOn() {
  const now = await myTurn(app, id);
  await decide(app, id, now, now.state.moves[0]);
  const then = await myTurn(app, id);
  return { then, lines: then.log.slice(now.log.length) };
}

test('the cards of the hand are spoken as the keyboard comes to them', { skip }, async () => {
  orca().spoken();
  const names = await app.page.execute(() => {
    const cards = [...document.querySelectorAll('.hand .slot')];
    cards[0].focus();
    return cards.map((card) => card.ariaLabel);
  });
  await app.page.keys('ArrowRight');
  await orca().untilSpoken(names[1], PATIENCE);
  await app.page.keys('ArrowLeft');
  await orca().untilSpoken(names[0], PATIENCE);
});

test('back from a sheet, the card one was at is spoken', { skip }, async () => {
  const name = await app.page.execute(() => {
    document.querySelector('.hand .slot').focus();
    return document.activeElement.ariaLabel;
  });
  await app.page.keys('?');
  await orca().untilSpoken('Keys', PATIENCE);
  await app.page.keys('Escape');
  await orca().untilSpoken(name, PATIENCE);
});

test('a hint’s offer is spoken with what it comes to, and so is the hint', { skip }, async () => {
  await app.page.keys('h');
  const offer = await orca().untilSpoken('count as assisted', PATIENCE);
  assert.ok(offer.some((one) => one.includes('Show the hint')), offer.join(' | '));
  await app.page.keys('Enter');
  await app.page.$('.tip .move:not(.soft)').waitForDisplayed({ timeout: PATIENCE });
  const move = tidy(await app.page.$('.tip .move').getText());
  await orca().untilSpoken(move, PATIENCE);
  await app.page.keys('Escape');
});

test('what happens is spoken, the bots’ moves among it, and then what is asked of the person', { skip }, async () => {
  orca().spoken();
  let now, moved;
  // The person has the first seat.
  for (let decisions = 0; decisions < 8 && !moved; decisions += 1) {
    const { then, lines } = await goOn();
    now = then;
    moved = lines.find(({ seat }) => seat !== null && seat > 0);
  }
  assert.ok(moved, 'a bot has moved');
  const said = await orca().untilSpoken(told({ log: [moved] })[0], PATIENCE);
  const question = await until(async () => {
    const last = tidy(await lastSaid());
    return last !== '' && !told(now).includes(last) && last;
  }, 'a question on the page');
  // Everything that results from one change is spoken together.
  if (!said.some((one) => one.includes(question))) await orca().untilSpoken(question, PATIENCE);
});

/** Closes the sheet with a round's result. */
async function putAway() {
  if (await app.page.$('dialog[open]').isExisting()) await app.page.keys('Escape');
}

test('the end is spoken', { skip }, async () => {
  orca().spoken();
  let now = await myTurn(app, id);
  for (let decisions = 0; now.outcome === null && decisions < 300; decisions += 1) {
    await putAway();
    ({ then: now } = await goOn());
  }
  await until(async () => {
    await putAway();
    return app.page.$('section.over h2').isExisting();
  }, 'the result', PATIENCE);
  await orca().untilSpoken(told(now).at(-1), PATIENCE);
});

for (const game of GAMES.filter((game) => game !== EXAMPLE)) {
  test(`${game}: what a decision comes to is spoken`, { skip }, async () => {
    id = await layShort(app, game, { seed: '7' });
    await app.visit(`#/table/${id}`);
    await app.page.$('.table').waitForDisplayed();
    const now = await myTurn(app, id);
    orca().spoken();
    await decide(app, id, now, ABOUT[game].choose(now));
    const then = await myTurn(app, id);
    const sentences = told({ ...then, log: then.log.slice(now.log.length) });
    assert.ok(sentences.length > 0, 'something has happened');
    const said = [];
    await until(() => {
      said.push(...orca().spoken());
      return sentences.some((sentence) => said.some((one) => one.includes(sentence)));
    }, `one of ${sentences.join(' | ')} to be spoken; so far ${said.join(' | ')}`, PATIENCE);
  });
}

test('whose turn it is is spoken while the device is handed on, and no card', { skip }, async () => {
  id = await layShared(app, EXAMPLE);
  orca().spoken();
  await app.visit(`#/table/${id}`);
  const said = [];
  /** Keeps what is spoken until a sentence has been. */
  const heard = (part) =>
    until(() => {
      said.push(...orca().spoken());
      return said.find((one) => one.includes(part));
    }, `${part} to be spoken; so far ${said.join(' | ')}`, PATIENCE);
  await heard('is next. Pass the device on.');
  // The person who is next takes it, decides, and it is handed on.
  await app.page.$('.handover .button').click();
  await app.page.$('.hand').waitForDisplayed();
  const cards = await app.page.execute(() => [...document.querySelectorAll('.hand .slot')].map((card) => card.ariaLabel));
  assert.ok(cards.length > 0);
  await until(async () => {
    if (await app.page.$('.handover').isExisting()) return true;
    const now = await app.invoke('table_open', { id }).catch(() => null);
    if (now && now.state.moves.length > 0) await decide(app, id, now, ABOUT[EXAMPLE].choose(now)).catch(() => null);
    return false;
  }, 'the device to be handed on', PATIENCE);
  said.length = 0;
  orca().spoken();
  // What was said to the one before isn't repeated to the next.
  await app.page.keys('s');
  await heard('is next. Pass the device on.');
  assert.deepEqual(said.filter((one) => cards.some((card) => one.includes(card))), []);
});

// Helpers of the phone tests for tables: creating one, reading its state, waiting for it.

import { isUnseen, refusal } from './browser.js';
import { until } from './processes.js';
import { ABOUT, EXAMPLE } from './games.js';

/** What every game's window explains on first use: tests start with all of it explained, unless they test just that. */
const EXPLAINED = Object.values(ABOUT).flatMap(({ explained }) => explained);

/** Settings without bot delays and animations, for tests that are not about those. */
const AT_ONCE = { botSpeed: 'instant', reducedMotion: 'on', letsHappen: false, announcements: 'all', explained: EXPLAINED };

/**
 * Collects refused commands from now on. The browser reports each of them as a failed request, so a test that listens
 * here has `faults` without them.
 */
export function refusals(phone) {
  const all = [];
  phone.page.on('console', (message) => {
    const refused = refusal(message);
    if (refused) all.push(refused);
  });
  return {
    unexpected: (...expected) => all.filter((refused) => !expected.includes(refused.kind) && !isUnseen(refused)),
    otherFaults: () => phone.faults.filter((fault) => !/status of 400/.test(fault)),
  };
}

/** Changes settings by command; call it before the page that should use them is opened. */
export async function settings(phone, changed = {}) {
  const system = phone.locale;
  const { settings } = await phone.invoke('start', { system });
  const wished = { ...settings, ...AT_ONCE, ...changed };
  await phone.invoke('settings_save', { settings: wished, system });
  // A page reads them as it starts.
  if (JSON.stringify(wished) !== JSON.stringify(settings)) phone.stale = true;
}

/** Creates and opens a table of the example game; returns its ID. */
export async function sitDown(phone, { bots = 2, level = 'beginner', target = '30', seed = '1', ...changed } = {}) {
  await settings(phone, changed);
  const id = await lay(phone, { bots, level, target, seed });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  return id;
}

/** Creates a table without opening it; of the example game, unless a game is named. */
export async function lay(phone, { game = EXAMPLE, bots = ABOUT[game].bots, level = 'beginner', target = '30', seed = '1', options } = {}) {
  const id = await phone.invoke('table_create', {
    table: {
      game,
      players: [
        { kind: 'person' },
        ...Array(bots).fill({ kind: 'bot', name: '', level }),
        ...Array(ABOUT[game].automata).fill({ kind: 'automaton' }),
      ],
      options: Object.entries(options ?? (game === EXAMPLE ? { target } : {})).map(([key, value]) => ({ key, value })),
      seed,
    },
  });
  await phone.invoke('table_leave', { id });
  return id;
}

/**
 * Returns an address without the parts that only change what a page shows, so that two addresses of the same page are
 * equal.
 */
function pageAt(hash) {
  const [, name = '', ...rest] = hash.split('/');
  if (name === 'rule') return 'book';
  // A replay is still the table's page.
  if (name === 'replay') return ['table', ...rest].join('/');
  // Each lesson is a page of its own; lists of lessons are one page.
  const apart = ['table', 'pad', 'show'].includes(name) || (name === 'learn' && rest.length > 1);
  return apart ? [name, ...rest].join('/') : name;
}

/**
 * Opens a page as by a link; or by a start of the app, if it wasn't started since settings were changed, or if the
 * current page would only change its content. `phone.start` always starts the app.
 */
export async function visit(phone, hash) {
  const { page } = phone;
  if (!phone.started || phone.stale || pageAt(new URL(page.url()).hash) === pageAt(hash)) {
    await phone.start(hash);
    await page.waitForSelector('[data-page-title]');
    return;
  }
  await page.evaluate((hash) => {
    for (const title of document.querySelectorAll('[data-page-title]')) title.dataset.left = '';
    location.hash = hash;
  }, hash);
  await page.waitForSelector('[data-page-title]:not([data-left])');
}

/** Creates a table of a short game, with the options from the game's folder. */
export function layShort(phone, game, { seed = '5', options = ABOUT[game].options, ...more } = {}) {
  return lay(phone, { game, seed, options, ...more });
}

/** Decides for the person until there is something to choose by a touch. */
export async function begin(phone, id) {
  for (;;) {
    const now = await myTurn(phone, id);
    const move = ABOUT[now.state.game].opening(now);
    if (!move) return;
    await decide(phone, id, now, move);
  }
}

/** Decides for the person with the `choose` of the game's folder until the game is over; returns the last snapshot. */
export async function playOut(phone, id, { choose, most = 600 } = {}) {
  for (let decisions = 0; decisions < most; decisions += 1) {
    const now = await myTurn(phone, id);
    if (now.outcome) return now;
    await decide(phone, id, now, (choose ?? ABOUT[now.state.game].choose)(now));
  }
  throw new Error('the game does not end');
}

/** Closes a lesson's text where it has to be read before play. */
export async function readFirst({ page }) {
  await page.waitForSelector('.task .tell', { state: 'attached' });
  // This is only known once the table is there too, and both were laid out and measured.
  await page.waitForSelector('.table', { state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  });
  const understood = page.getByRole('button', { name: 'Értem', exact: true });
  if ((await understood.count()) > 0) await understood.tap();
}

/** Returns the table's snapshot. */
export function standing(phone, id) {
  return phone.invoke('table_open', { id });
}

/** Waits for the person's turn and makes the hinted decision; returns it, or null if the game is over. */
export async function followHint(phone, id) {
  const { outcome, revision } = await myTurn(phone, id);
  if (outcome) return null;
  const { moves } = await phone.invoke('table_hint', { id, revision });
  // A hint is marked, which changes the revision.
  const now = await standing(phone, id);
  await phone.invoke('table_act', { id, revision: now.revision, decision: moves[0].move });
  return moves[0].move;
}

/** Waits until the person is to decide (or the game is over); returns the snapshot. */
export function myTurn(phone, id) {
  return until(async () => {
    const now = await standing(phone, id);
    return (now.state.moves.length > 0 || now.outcome) && now;
  }, 'the person to be asked');
}

/** Waits until the window shows the state `now`: a decision reaches it a moment later. */
export async function seen({ page }, now) {
  await page.waitForFunction(
    (revision) => Number(document.querySelector('[data-revision]')?.dataset.revision) >= revision,
    now.revision,
  );
}

/** Makes a decision for the person by command, not through the page. */
export async function decide(phone, id, now, move) {
  const decision = { game: now.state.game, move };
  try {
    await phone.invoke('table_act', { id, revision: now.revision, decision });
  } catch (problem) {
    // A closing page may still send a command to the table; the decision asked is the same.
    const then = await standing(phone, id);
    if (problem.kind !== 'stale' || then.plies !== now.plies) throw problem;
    await phone.invoke('table_act', { id, revision: then.revision, decision });
  }
}

/** Returns whether a legal move matches `pattern`, in the fields that the pattern has. */
export function fits(move, pattern) {
  return Object.entries(pattern).every(([key, value]) =>
    typeof value === 'object' ? fits(move[key] ?? {}, value) : move[key] === value,
  );
}

/** Returns the codes of the hand on the screen. */
export function handShown(phone) {
  return phone.page.$$eval('.hand .slot', (slots) => slots.map((slot) => slot.dataset.card));
}

/** Waits until the screen shows this hand. */
export function untilHand(phone, cards) {
  return until(async () => (await handShown(phone)).join() === cards.join(), `the hand ${cards}`);
}

/**
 * Creates tables, seed after seed, and plays the first move that fits one of `wishes` (else the first legal one), until
 * the person's state satisfies `reached`; opens that table and returns its ID.
 */
export async function reach(phone, reached, { wishes = [], most = 40, seeds = 200, ...options } = {}) {
  await settings(phone, options.settings);
  for (let seed = 1; seed <= seeds; seed += 1) {
    const id = await lay(phone, { ...options, seed: String(seed) });
    for (let moves = 0; moves < most; moves += 1) {
      const now = await myTurn(phone, id);
      if (reached(now)) {
        await visit(phone, `#/table/${id}`);
        await phone.page.waitForSelector('.table');
        return id;
      }
      if (now.outcome) break;
      const { moves: listed } = now.state;
      const wished = wishes.map((wish) => listed.find((move) => fits(move, wish))).find(Boolean);
      await decide(phone, id, now, wished ?? listed[0]);
    }
    await phone.invoke('table_leave', { id });
  }
  throw new Error('no deal leads there');
}

/** Requests a hint; the first of a game is offered with a note on its cost. */
export async function takeHint(phone) {
  await phone.page.getByRole('button', { name: 'Tipp', exact: true }).tap();
  await phone.page.locator('.tip').waitFor();
  const offer = phone.page.locator('.tip .taken .button');
  if ((await offer.count()) > 0) await offer.tap();
}

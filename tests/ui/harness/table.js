// What the tests of a phone's table have in common: laying one, looking at how it stands, waiting for it.

import { isUnseen, refusal } from './browser.js';
import { until } from './processes.js';
import { ABOUT, EXAMPLE } from './tables.js';

/** What every table's window explains where it is first met: a test's player knows it all, unless it is about just that. */
const EXPLAINED = Object.values(ABOUT).flatMap(({ explained }) => explained);

/** Nothing waits and nothing flies, unless a test is about just that. */
const AT_ONCE = { botSpeed: 'instant', reducedMotion: 'on', letsHappen: false, announcements: 'all', explained: EXPLAINED };

/**
 * Collects what commands refuse from now on. The browser calls each of them a failed request, so
 * `faults` of a test that listens here are those without them.
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

/** Changes settings behind the page's back; call before the page that should see them opens. */
export async function settings(phone, changed = {}) {
  const system = phone.locale;
  const { settings } = await phone.invoke('start', { system });
  const wished = { ...settings, ...AT_ONCE, ...changed };
  await phone.invoke('settings_save', { settings: wished, system });
  // A page reads them as it starts.
  if (JSON.stringify(wished) !== JSON.stringify(settings)) phone.stale = true;
}

/** Lays the table that stands for any and sits down at it; returns its id. */
export async function sitDown(phone, { bots = 2, level = 'beginner', target = '30', seed = '1', ...changed } = {}) {
  await settings(phone, changed);
  const id = await lay(phone, { bots, level, target, seed });
  await visit(phone, `#/table/${id}`);
  await phone.page.waitForSelector('.hand');
  return id;
}

/** Lays a table without going there; the one that stands for any, unless a game is named. */
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

/** A page by its address, so that two addresses of the same page say the same: it shows something else then, and stays. */
function pageAt(hash) {
  const [, name = '', ...rest] = hash.split('/');
  if (name === 'rule') return 'book';
  // What is looked back at is the table's page still.
  if (name === 'replay') return ['table', ...rest].join('/');
  // Lessons are pages of their own, and lists of them one.
  const apart = ['table', 'pad', 'show'].includes(name) || (name === 'learn' && rest.length > 1);
  return apart ? [name, ...rest].join('/') : name;
}

/**
 * Comes to a page of the app as by a link; or by a start, where there was none since settings were changed, or the page
 * that is there would only show something else. Where the start is the point, `phone.start` always is one.
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

/** Lays a table where a game is soon over, as its own room says. */
export function layShort(phone, game, { seed = '5', options = ABOUT[game].options, ...more } = {}) {
  return lay(phone, { game, seed, options, ...more });
}

/** Decides for the person until there is something to be chosen by a touch. */
export async function begin(phone, id) {
  for (;;) {
    const now = await myTurn(phone, id);
    const move = ABOUT[now.state.game].opening(now);
    if (!move) return;
    await decide(phone, id, now, move);
  }
}

/** Decides for the person as the table's room says, until the game is over; returns its last picture. */
export async function playOut(phone, id, { choose, most = 600 } = {}) {
  for (let decisions = 0; decisions < most; decisions += 1) {
    const now = await myTurn(phone, id);
    if (now.outcome) return now;
    await decide(phone, id, now, (choose ?? ABOUT[now.state.game].choose)(now));
  }
  throw new Error('the game does not end');
}

/** Where a lesson has to be read before it can be played, reads it. */
export async function readFirst({ page }) {
  await page.waitForSelector('.task .tell', { state: 'attached' });
  // Whether that is so is known once the table is there as well, and both were laid out and measured.
  await page.waitForSelector('.table', { state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  });
  const understood = page.getByRole('button', { name: 'Értem', exact: true });
  if ((await understood.count()) > 0) await understood.tap();
}

/** How the table stands. */
export function standing(phone, id) {
  return phone.invoke('table_open', { id });
}

/** How the table stands once the person is to decide (or the game is over). */
export function myTurn(phone, id) {
  return until(async () => {
    const now = await standing(phone, id);
    return (now.state.moves.length > 0 || now.outcome) && now;
  }, 'the person to be asked');
}

/** Waits until the window shows the table as it stands in `now`: what was decided reaches it a moment later. */
export async function seen({ page }, now) {
  await page.waitForFunction(
    (revision) => Number(document.querySelector('[data-revision]')?.dataset.revision) >= revision,
    now.revision,
  );
}

/** Decides for the person behind the page's back. */
export async function decide(phone, id, now, move) {
  const decision = { game: now.state.game, move };
  try {
    await phone.invoke('table_act', { id, revision: now.revision, decision });
  } catch (problem) {
    // A page that goes may tell the table something on its way; what is asked is the same.
    const then = await standing(phone, id);
    if (problem.kind !== 'stale' || then.plies !== now.plies) throw problem;
    await phone.invoke('table_act', { id, revision: then.revision, decision });
  }
}

/** Whether a listed move is `pattern`, as far as the pattern goes. */
export function fits(move, pattern) {
  return Object.entries(pattern).every(([key, value]) =>
    typeof value === 'object' ? fits(move[key] ?? {}, value) : move[key] === value,
  );
}

/** The hand on the screen, as codes. */
export function handShown(phone) {
  return phone.page.$$eval('.hand .slot', (slots) => slots.map((slot) => slot.dataset.card));
}

/** Waits until the screen shows this hand. */
export function untilHand(phone, cards) {
  return until(async () => (await handShown(phone)).join() === cards.join(), `the hand ${cards}`);
}

/**
 * Lays tables, seed after seed, and plays the first move that fits one of `wishes` (else the first listed), until
 * the person stands where `reached` says; sits down there and returns the id.
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

/** Asks for a hint; the first of a game is offered with a word on what it costs. */
export async function takeHint(phone) {
  await phone.page.getByRole('button', { name: 'Tipp', exact: true }).tap();
  await phone.page.locator('.tip').waitFor();
  const offer = phone.page.locator('.tip .taken .button');
  if ((await offer.count()) > 0) await offer.tap();
}

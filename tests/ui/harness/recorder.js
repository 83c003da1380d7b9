// Makes recordings for the window's own tests (`ui/src/**/*.test.ts`): a short game of each kind, the house's answers
// on its tables afterwards, and its answers on the rulebook, cards and lessons. What differs from run to run (IDs,
// times) is replaced, so that the same app always gives the same recording.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBridge } from './bridge.js';
import { differences } from './difference.js';
import { padView } from './padview.js';
import { root, scratchDirectory } from './places.js';
import { decide, layShort, myTurn, settings } from './table.js';
import { ABOUT, GAMES } from './games.js';

/** The folder of the recordings. */
export const RECORDED = join(root, 'ui/testing/recorded');
const SYSTEM = 'hu-HU';

/** In each game, this many decisions are made as different as possible; then the game is brought to its end. */
const VARIED = 24;

/** Returns all recordings that come from games, by file name. */
export async function recordGames() {
  const bridge = await openBridge();
  try {
    const app = { invoke: bridge.invoke, locale: SYSTEM };
    await settings(app);
    const recorded = {};
    for (const game of GAMES) recorded[game] = await recordGame(app, game);
    recorded.house = await recordHouse(app);
    const ids = new Map();
    return Object.fromEntries(Object.entries(recorded).map(([name, recording]) => [name, written(recording, ids)]));
  } finally {
    await bridge.close();
  }
}

/**
 * Records the snapshots in which the person decides, and the last one: between them, bots' moves may reach a page in
 * one snapshot or in several. `past` has the snapshot after every single decision.
 */
async function recordGame(app, game) {
  const { options, recorded = options, recordedSeed: seed } = ABOUT[game];
  const id = await layShort(app, game, { options: recorded, ...(seed === undefined ? {} : { seed }) });
  const next = varied(ABOUT[game].choose);
  const pictures = [];
  const decisions = [];
  let now;
  for (;;) {
    now = await myTurn(app, id);
    pictures.push(now);
    if (now.outcome) break;
    const move = next(now);
    const forecast = await app.invoke('table_forecast', { id, revision: now.revision, decision: { game, move } });
    decisions.push({ move, forecast });
    await decide(app, id, now, move);
  }
  const { revision, plies } = now;
  await app.invoke('table_hold', { id, on: true });
  const past = [];
  for (let ply = 0; ply <= plies; ply += 1) past.push(await app.invoke('table_at', { id, revision, ply }));
  const hands = await app.invoke('table_hands', { id, revision, ply: 0 });
  await app.invoke('table_leave', { id });
  return { id, pictures: differences(pictures), decisions, past: differences(past), hands };
}

/** Records the house's answers on all kept data, after those games were played. */
async function recordHouse({ invoke }) {
  return { start: await invoke('start', { system: SYSTEM }), statistics: await invoke('statistics'), pad_list: await invoke('pad_list') };
}

/** Returns a function that picks the kind of move made least often so far, and later delegates to `choose`. */
function varied(choose) {
  const times = new Map();
  let decided = 0;
  return (now) => {
    const { moves } = now.state;
    decided += 1;
    if (decided > VARIED) return choose(now);
    const rarest = Math.min(...moves.map(({ kind }) => times.get(kind) ?? 0));
    const some = moves.filter(({ kind }) => (times.get(kind) ?? 0) === rarest);
    const move = some[(decided * 7) % some.length];
    times.set(move.kind, rarest + 1);
    return move;
  };
}

/**
 * Runs the window's own tests over the app's commands, and records their questions that need no table. With `files`,
 * only the new questions of these test files are added.
 */
export async function recordAnswers(files = []) {
  const before = files.length > 0 ? JSON.parse(recorded('answers')) : {};
  return inOrder({ ...before, ...(await answersNow(Object.keys(await askedBy(files)))) });
}

/** Returns the questions of these test files of the window, or of all. */
async function askedBy(files) {
  const to = join(scratchDirectory('answers'), 'answers.json');
  const bridge = await openBridge();
  try {
    await bridge.invoke('start', { system: SYSTEM });
    const env = { ...process.env, ASZTALTARS_RECORD: bridge.address, ASZTALTARS_RECORD_TO: to };
    spawnSync('npx', ['vitest', 'run', ...files], { cwd: join(root, 'ui'), env, stdio: 'inherit' });
  } finally {
    await bridge.close();
  }
  return JSON.parse(readFileSync(to, 'utf8'));
}

/** Commands that change the answers to others: a lesson that was played counts as done. */
const TELLING = ['lesson_at'];
const tells = (key) => TELLING.some((cmd) => key.startsWith(`${cmd} `));

/** Returns a new bridge's answers to these questions, each as if it were the first. */
export async function answersNow(keys) {
  const bridge = await openBridge();
  try {
    await bridge.invoke('start', { system: SYSTEM });
    const now = {};
    for (const key of [...keys.filter((one) => !tells(one)), ...keys.filter(tells)]) {
      const at = key.indexOf(' ');
      const [cmd, args] = [key.slice(0, at), JSON.parse(key.slice(at + 1))];
      const answer = await (cmd === 'pad' ? padView(bridge.invoke, args) : bridge.invoke(cmd, args));
      now[key] = cmd === 'about' ? withFewChanges(answer) : answer;
    }
    return now;
  } finally {
    await bridge.close();
  }
}

/** Returns the page about the app with two lines of changes only, so that a new line needs no new recording. */
const withFewChanges = (about) => ({
  ...about,
  changes: about.changes.slice(0, 1).map(({ version, lines }) => ({ version, lines: lines.slice(0, 2) })),
});

/** Returns recorded answers as a text, in alphabetical order. */
export function inOrder(answers) {
  return written(Object.fromEntries(Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** Returns the text of a recording. */
export function recorded(name) {
  return readFileSync(join(RECORDED, `${name}.json`), 'utf8');
}

/** Saves a recording. */
export function keep(name, recording) {
  mkdirSync(RECORDED, { recursive: true });
  writeFileSync(join(RECORDED, `${name}.json`), recording);
}

/**
 * Returns a recording as a text, an entry per line, with IDs and times replaced by constant ones; `ids` are those
 * replaced before.
 */
function written(recording, ids = new Map()) {
  const lines = Object.entries(recording).map(([key, value]) =>
    Array.isArray(value)
      ? `${JSON.stringify(key)}: [\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`
      : `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`
    .replaceAll(/"[0-9a-f]{12}"/g, (id) => {
      if (!ids.has(id)) ids.set(id, JSON.stringify((ids.size + 1).toString(16).padStart(12, '0')));
      return ids.get(id);
    })
    .replaceAll(/\b1[789]\d{11}\b/g, '1800000000000');
}

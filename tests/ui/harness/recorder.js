// Recordings for the window's own tests (`ui/src/**/*.test.ts`): a short game of every table, what the house tells of
// its tables after them, and what it answers about the book, cards and lessons. What differs from one run of the app to
// the next (identifiers, times) is replaced, so that the same app always gives the same recording.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBridge } from './bridge.js';
import { differences } from './difference.js';
import { padView } from './padview.js';
import { root, scratchDirectory } from './places.js';
import { decide, layShort, myTurn, settings } from './table.js';
import { ABOUT, TABLES } from './tables.js';

/** Where recordings lie. */
export const RECORDED = join(root, 'ui/testing/recorded');
const SYSTEM = 'hu-HU';

/** Of each game so many decisions are as different as they can be; then it is brought to its end. */
const VARIED = 24;

/** All recordings that come from games, by file name. */
export async function recordGames() {
  const bridge = await openBridge();
  try {
    const app = { invoke: bridge.invoke, locale: SYSTEM };
    await settings(app);
    const recorded = {};
    for (const game of TABLES) recorded[game] = await recordGame(app, game);
    recorded.house = await recordHouse(app);
    const ids = new Map();
    return Object.fromEntries(Object.entries(recorded).map(([name, recording]) => [name, written(recording, ids)]));
  } finally {
    await bridge.close();
  }
}

/**
 * The pictures are those in which the person decides, and the last: what bots do meanwhile may reach a page in one picture
 * or in several. `past` has the table after every single decision.
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

/** What the house tells of everything that is kept, once those games have been played. */
async function recordHouse({ invoke }) {
  return { start: await invoke('start', { system: SYSTEM }), statistics: await invoke('statistics'), pad_list: await invoke('pad_list') };
}

/** Decides for a kind of move that has come up least so far, and in the end as `choose` does. */
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
 * Runs the window's own tests over the app's commands, and takes down what they ask that needs no table. Of some test files
 * only what they ask more is added.
 */
export async function recordAnswers(files = []) {
  const before = files.length > 0 ? JSON.parse(recorded('answers')) : {};
  return inOrder({ ...before, ...(await answersNow(Object.keys(await askedBy(files)))) });
}

/** What these test files of the window ask, or all. */
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

/** The commands that change what others answer: a lesson that was gone through counts as done. */
const TELLING = ['lesson_at'];
const tells = (key) => TELLING.some((cmd) => key.startsWith(`${cmd} `));

/** What a new bridge answers to these questions, each as if it had been the first. */
export async function answersNow(keys) {
  const bridge = await openBridge();
  try {
    await bridge.invoke('start', { system: SYSTEM });
    const now = {};
    for (const key of [...keys.filter((one) => !tells(one)), ...keys.filter(tells)]) {
      const at = key.indexOf(' ');
      const [cmd, args] = [key.slice(0, at), JSON.parse(key.slice(at + 1))];
      now[key] = await (cmd === 'pad' ? padView(bridge.invoke, args) : bridge.invoke(cmd, args));
    }
    return now;
  } finally {
    await bridge.close();
  }
}

/** Recorded answers as a text, by the alphabet. */
export function inOrder(answers) {
  return written(Object.fromEntries(Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

/** What is recorded under this name. */
export function recorded(name) {
  return readFileSync(join(RECORDED, `${name}.json`), 'utf8');
}

/** Keeps a recording. */
export function keep(name, recording) {
  mkdirSync(RECORDED, { recursive: true });
  writeFileSync(join(RECORDED, `${name}.json`), recording);
}

/** A recording as a text, an entry a line, with identifiers and times that are always the same; `ids` are those named before. */
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

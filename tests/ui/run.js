// Runs the window's tests: `node run.js phone|app [FILE…]`; all files of the kind unless some are named.
//
// Two or three files are run at a time, each in its own process; browsers and finished games are shared by all of them.
// At the end it prints the slowest files, and the failed tests with their files for `cargo xtask test`. If only a few
// files failed, each is run once more alone: tests that pass then are reported as unsteady, with their messages.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { run } from 'node:test';
import { inspect } from 'node:util';
import { chromium as browserType } from 'playwright-core';
import { browserOptions } from './harness/browser.js';
import { root } from './harness/places.js';
import { store } from './harness/finished-games.js';
import { left, MARK } from './harness/strays.js';
import { folderOf, GAMES } from './harness/games.js';

const here = join(root, 'tests/ui');
const KINDS = {
  // A third file uses the pauses in which the others wait for the screen.
  phone: { concurrency: 3, languages: ['hu-HU', 'en-GB'] },
  // Each has a display of its own.
  app: { concurrency: 2, languages: [] },
};

const [kind, ...named] = process.argv.slice(2);
if (!(kind in KINDS)) throw new Error(`which tests: ${Object.keys(KINDS).join(' or ')}?`);
const { concurrency, languages } = KINDS[kind];

/** The file with the duration of each test file: the longest are started first. */
const TIMES = join(root, `target/${kind}-times.json`);
const times = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};

function all() {
  const folders = [join(here, kind), ...GAMES.map((game) => join(folderOf(game), kind))];
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.js'))
      .map((name) => join(folder, name)),
  );
}

/** Returns a file's path relative to the project's root. */
const typed = (file) => relative(root, file);
const files = (named.length > 0 ? named.map((name) => resolve(root, name)) : all()).toSorted(
  (one, other) => (times[typed(other)] ?? Infinity) - (times[typed(one)] ?? Infinity),
);

// Screenshots are taken if files are named.
if (named.length > 0) process.env.ASZTALTARS_PICTURES = 'yes';
process.env[MARK] = String(process.pid);
const servers = await Promise.all(languages.map((locale) => browserType.launchServer(browserOptions(locale))));
process.env.ASZTALTARS_BROWSERS = JSON.stringify(Object.fromEntries(languages.map((locale, at) => [locale, servers[at].wsEndpoint()])));

if (languages.length > 0) await store();

/** Number of lines of a failed test's message that are repeated at the end. */
const LINES_OF_A_FAILURE = 12;

/** If more files than this failed, timing isn't the cause, and nothing is run again. */
const FEW_FILES = 6;

const counts = { pass: 0, fail: 0, skipped: 0 };
const failed = [];
const unsteady = [];
const took = {};

/**
 * Runs one file in its own process, and prints each of its tests. Returns the numbers of passed and skipped tests, and
 * the failed ones with their messages.
 */
async function runFile(file) {
  const began = performance.now();
  const told = { file, pass: 0, skipped: 0, failures: [] };
  // A test counts for the file that is run, wherever it is defined: shared modules define some.
  for await (const { type, data } of run({ files: [file], concurrency: 1 })) {
    if (type === 'test:stderr' || type === 'test:stdout') process.stdout.write(data.message);
    // A file fails with any of its tests; the cause is reported by those.
    else if (type === 'test:fail' && data.details.error?.failureType !== 'subtestsFailed') tellFailure(told, data);
    else if (type === 'test:pass') tellPass(told, data);
  }
  took[typed(file)] ??= (performance.now() - began) / 1000;
  return told;
}

function tellPass(told, { name, skip, details }) {
  told[skip === undefined ? 'pass' : 'skipped'] += 1;
  const reason = skip === undefined ? `${(details.duration_ms / 1000).toFixed(1)} s` : `skipped: ${skip}`;
  console.log(`✔ ${typed(told.file)} › ${name} (${reason})`);
}

function tellFailure(told, { name, details }) {
  const { error } = details;
  const message = inspect(error.cause ?? error).replace(/^/gm, '    ');
  told.failures.push({ test: `${typed(told.file)} › ${name}`, message });
  console.log(`✖ ${typed(told.file)} › ${name}\n${message}`);
}

const waiting = [...files];
const results = [];
await Promise.all(
  Array.from({ length: concurrency }, async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) results.push(await runFile(file));
  }),
);
const few = results.filter(({ failures }) => failures.length > 0).length <= FEW_FILES;
for (const first of results) {
  let last = first;
  if (few && first.failures.length > 0) {
    console.log(`once more, alone: ${typed(first.file)}`);
    last = await runFile(first.file);
    const again = new Set(last.failures.map(({ test }) => test));
    unsteady.push(...first.failures.filter(({ test }) => !again.has(test)));
  }
  counts.pass += last.pass;
  counts.skipped += last.skipped;
  counts.fail += last.failures.length;
  failed.push(...last.failures);
}
await Promise.all(servers.map((server) => server.close()));

const slowest = Object.entries(took).toSorted(([, one], [, other]) => other - one);
console.log('\nslowest files:');
for (const [file, seconds] of slowest.slice(0, 12)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
if (named.length === 0) writeFileSync(TIMES, JSON.stringify(Object.fromEntries(slowest), null, 1));
const strays = await left();
for (const stray of strays) failed.push({ test: `tests/ui/run.js › left running: ${stray}`, message: '' });
counts.fail += strays.length;
console.log();
// Repeated, because often only the end of the output is kept.
const head = (message) => message.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n');
for (const { test, message } of unsteady) console.log(`UNSTEADY ${test}\n${head(message)}`);
for (const { test, message } of failed) console.log(`FAILED ${test}\n${head(message)}`);
for (const [what, number] of Object.entries(counts)) console.log(`ℹ ${what} ${number}`);
process.exitCode = failed.length > 0 ? 1 : 0;

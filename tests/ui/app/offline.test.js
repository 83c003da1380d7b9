// No request leaves the app in a whole session: the network leads nowhere, and every attempt is logged and counted.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { canWatch, offline, requests, watched } from '../harness/network.js';
import { app } from '../harness/places.js';

const SESSION = fileURLToPath(new URL('../offline-session.js', import.meta.url));

const away = offline();
const watching = canWatch();

/** Plays the session; returns its report, and the requests in the log. */
async function session() {
  const watch = watching ? watched(app) : null;
  const [program, ...args] = [...(away ?? []), process.execPath, SESSION, ...(away ? ['counted'] : [])];
  const player = spawn(program, args, {
    env: { ...process.env, ...(watch && { ASZTALTARS_APP: watch.program, ASZTALTARS_NOTES: watch.notes }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complaints] = ['', ''];
  player.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  player.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
  const [status] = await once(player, 'close');
  assert.equal(status, 0, complaints);
  const seen = JSON.parse(said);
  const noted = watch ? readFileSync(watch.notes) : Buffer.alloc(0);
  return {
    ...seen,
    noted: noted.subarray(0, seen.session.noted).toString(),
    notedLater: noted.subarray(seen.session.noted).toString(),
  };
}

const NOT_TAKEN = 'no network namespace to be had here: the network was not taken away';
const NOT_WATCHED = 'no strace here: nobody watched';

let played;

test('not one packet leaves in a whole session', { skip: !away && NOT_TAKEN }, async () => {
  played = await session();
  assert.ok(played.session.pages.length > 12, played.session.pages.join());
  assert.equal(played.session.packets, 0);
  assert.equal(played.session.packetsWithOurs, 1, 'packets are counted');
});

test('nothing in it asks for an address or a name', { skip: !watching && NOT_WATCHED }, async () => {
  played ??= await session();
  assert.match(played.noted, /AF_UNIX/, 'the watch was awake: the app speaks to the display');
  assert.deepEqual(requests(played.noted), []);
});

test('a hostile page finds no way out', { skip: !away && !watching && `${NOT_TAKEN}; ${NOT_WATCHED}` }, () => {
  assert.ok(played.lured.tried > 10);
  assert.deepEqual(played.lured.led, []);
  assert.ok(played.stays, 'the window shows its own page still');
  // The system's web view resolves a name in `preconnect` whatever the policy says, but goes no further.
  const beyondNames = requests(played.notedLater).filter((line) => !/port=htons\(53\)|AF_UNIX/.test(line));
  assert.deepEqual(beyondNames, []);
});

test('the watch sees a request where there is one', { skip: !watching && NOT_WATCHED }, () => {
  const watch = watched(process.execPath);
  // An address reserved for documentation: nobody has it, and an attempt is enough.
  const attempt = "require('net').connect(9, '192.0.2.1').on('error', () => {}).setTimeout(300, () => process.exit())";
  spawnSync(watch.program, ['-e', attempt]);
  assert.ok(existsSync(watch.notes));
  assert.equal(requests(readFileSync(watch.notes, 'utf8')).length, 1);
});

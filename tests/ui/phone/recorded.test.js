// The recordings replayed by the window's own tests match the app's answers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersNow, inOrder, recorded, recordGames } from '../harness/recorder.js';

/** Compares line by line, so that a failure shows the place in the long text. */
function assertSame(name, recording, now) {
  const [before, after] = [recording, now].map((text) => text.split('\n'));
  const at = before.findIndex((line, i) => line !== after[i]);
  if (at < 0 && before.length === after.length) return;
  const where = before[at] ?? after[before.length] ?? '';
  assert.fail(`${name} is out of date: node tests/ui/record.js\n${where.slice(0, 200)}`);
}

test('recorded games go as they would today', async () => {
  for (const [name, recording] of Object.entries(await recordGames())) assertSame(name, recorded(name), recording);
});

test('recorded answers are those of today', async () => {
  const before = JSON.parse(recorded('answers'));
  assertSame('an answer', inOrder(before), inOrder(await answersNow(Object.keys(before))));
});

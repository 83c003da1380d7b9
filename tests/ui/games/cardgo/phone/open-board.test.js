// Unfinished games of Go: bots play on, the count says so, and what can't be answered goes on by itself.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertAccessible, assertTouchable } from '../../../harness/accessible.js';
import { Goban } from '../goban.js';
import { Phone } from '../../../harness/phone.js';
import { until } from '../../../harness/processes.js';
import { decide, lay, myTurn, refusals, settings, standing, visit } from '../../../harness/table.js';

let phone;
let refused;
let goban;
before(async () => {
  phone = await Phone.open();
  refused = refusals(phone);
  goban = new Goban(phone);
});
after(() => phone?.close());

for (const level of ['beginner', 'steady', 'strong']) {
  test(`a pass at the first move is answered by a stone: ${level}`, async () => {
    await settings(phone);
    const id = await lay(phone, { game: 'cardgo', bots: 1, level, options: { size: '9' } });
    await decide(phone, id, await myTurn(phone, id), { kind: 'pass' });
    const now = await myTurn(phone, id);
    assert.equal(now.state.view.phase.kind, 'playing');
    assert.ok(now.state.view.last.point, 'a stone was played');
    await phone.invoke('table_leave', { id });
  });
}

test('passing is no more than a quiet offer', async () => {
  await goban.sitDown({ options: { size: '9', cards: '0' } });
  const look = await goban.button('Passz').getAttribute('class');
  assert.match(look, /quiet/);
});

test('a count on an open board says that one can play on', async () => {
  const file = '(;GM[1]FF[4]SZ[9]KM[6.5];B[cc];W[gg];B[];W[])';
  const id = await phone.invoke('record_open', { file, seat: 0, level: 'beginner' });
  await phone.invoke('table_leave', { id });
  await visit(phone, `#/replay/${id}`);
  await phone.page.locator('.look').waitFor();
  await phone.page.getByRole('button', { name: 'Játszom tovább', exact: true }).tap();
  await goban.asked(/pont még nem dőlt el/);
  assert.match(await goban.button('Folytatás').getAttribute('class'), /primary/);
  assert.match(await goban.button('Jóváhagyom').getAttribute('class'), /quiet/);
  await assertAccessible(phone, 'an open count');
  await goban.button('Folytatás').tap();
  await until(async () => (await standing(phone, id)).state.view.phase.kind === 'playing', 'play to go on');
});

/** Returns a table at which the bot's card waits to be let through, with no other choice: the person never draws. */
async function announced() {
  for (let seed = 1; seed < 20; seed += 1) {
    const id = await lay(phone, { game: 'cardgo', bots: 1, level: 'steady', seed: String(seed), options: { size: '9' } });
    for (let turn = 0; turn < 40; turn += 1) {
      const now = await myTurn(phone, id);
      const { moves } = now.state;
      if (moves.length === 1 && moves[0].kind === 'let') return now;
      if (now.outcome) break;
      await decide(phone, id, now, moves.find(({ kind }) => kind === 'let') ?? moves[(turn * 7) % (moves.length - 1)]);
    }
    await phone.invoke('table_leave', { id });
  }
  throw new Error('no card was announced');
}

test('without a counter a card happens by itself, unless one holds it', async () => {
  await settings(phone);
  const asked = await announced();
  goban.id = asked.id;
  await settings(phone, { letsHappen: true });
  await visit(phone, `#/table/${goban.id}`);
  await goban.button('Várj').waitFor();
  await assertTouchable(phone, 'about to happen');
  await goban.button('Várj').tap();
  await phone.page.waitForTimeout(6_000);
  assert.equal((await goban.standing()).revision, asked.revision, 'it was held');
  await visit(phone, `#/table/${goban.id}`);
  await goban.button('Várj').waitFor();
  const since = await goban.since(asked);
  assert.ok(!since.state.moves.some(({ kind }) => kind === 'let'), 'it has happened');
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

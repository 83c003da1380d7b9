// Announcements for screen readers: everything that happens, once, in order, without rule numbers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atResult, heard, listen, told, untilHeard } from '../harness/announcements.js';
import { openedDesktop } from '../harness/shared-device.js';
import { until } from '../harness/processes.js';
import { decide, layShort, reach, settings, standing, visit } from '../harness/table.js';
import { ABOUT, EXAMPLE, GAMES } from '../harness/games.js';

/** A rule number, which is only shown. */
const RULE = /\b[A-Z]{2}-\d/;

const { desktop, refused, press } = await openedDesktop();

/** Longer than any game takes whose bots answer slowly, in milliseconds. */
const PATIENCE = 120_000;

/** Decides by command until the game is over; sheets that come up are closed. */
async function playOut(id) {
  for (const start = Date.now(); Date.now() - start < PATIENCE; ) {
    if (await desktop.page.locator('dialog[open]').count()) await press('Escape');
    const now = await standing(desktop, id);
    if (now.outcome) return now;
    if (now.state.moves.length > 0) {
      await decide(desktop, id, now, ABOUT[now.state.game].choose(now));
    } else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the game does not end');
}

for (const game of GAMES) {
  test(`${game}: every line of a game is heard once, and its end, where the keyboard then is`, async () => {
    await settings(desktop);
    const id = await layShort(desktop, game);
    await visit(desktop, `#/table/${id}`);
    const piece = desktop.page.locator(ABOUT[game].piece).first();
    await piece.waitFor();
    const before = (await standing(desktop, id)).log.length;
    await listen(desktop);
    await piece.focus();
    const end = await playOut(id);
    const said = [];
    // The result of a round covers the table until it is closed, and may appear after the last line.
    const putAway = async () => {
      if (await desktop.page.locator('dialog[open]').count()) await press('Escape');
    };
    await until(async () => {
      await putAway();
      said.push(...(await heard(desktop)));
      return said.includes(told(end).at(-1));
    }, 'the end to be heard');
    const all = told(await standing(desktop, id));
    let from = 0;
    for (const line of all.slice(before)) {
      const at = said.indexOf(line, from);
      assert.ok(at >= 0, `${line} isn't heard in its place`);
      from = at + 1;
    }
    assert.deepEqual(said.filter((text) => RULE.test(text)), []);
    for (const words of ABOUT[game].heard) assert.ok(said.some((text) => text.startsWith(words)), words);
    await until(async () => {
      await putAway();
      return atResult(desktop);
    }, 'the keyboard at the result');
  });
}

test('looking back says each decision once', async () => {
  const { bots, options } = ABOUT[EXAMPLE];
  const id = await reach(desktop, ({ plies }) => plies > 5, { game: EXAMPLE, bots, options });
  await visit(desktop, `#/replay/${id}`);
  await desktop.page.locator('.look').waitFor();
  await desktop.page.locator('h1').focus();
  await press('Home');
  await until(async () => /^0/.test(await desktop.page.locator('.moment output').innerText()), 'the beginning');
  await listen(desktop);
  const { revision } = await standing(desktop, id);
  for (let ply = 1; ply <= 4; ply += 1) {
    await press('ArrowRight');
    const then = await desktop.invoke('table_at', { id, revision, ply });
    const lines = told(then);
    const said = lines.length > 0 ? await untilHeard(desktop, lines.at(-1)) : await heard(desktop);
    said.push(...(await heard(desktop)));
    for (const line of lines) assert.equal(said.filter((text) => text.includes(line)).length, 1, `${line} in ${said.join(' | ')}`);
    assert.deepEqual(said.filter((text) => RULE.test(text)), []);
  }
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected('stale'), []);
  assert.deepEqual(refused.otherFaults(), []);
});

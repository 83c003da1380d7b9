// Astra by touch, and its result: both sides’ points, line by line, each with its rule.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable } from '../../../harness/accessible.js';
import { openedPhone } from '../../../harness/shared-device.js';
import { lay, playOut, settings, standing } from '../../../harness/table.js';
import { playAstra } from '../player.js';
import { ASTRA, openTable } from '../sky.js';

const { phone, refused } = await openedPhone();

let id;
const numbers = (texts) => texts.map((text) => Number(text.replace(/\D/g, '')));

test('it is played by touch, and its end comes to the page', async () => {
  id = await lay(phone, { game: ASTRA, seed: '7' });
  await openTable(phone, id);
  let touches = 0;
  await playAstra(phone, {
    seed: 3,
    ontouch: (count) => {
      touches = count;
    },
    done: () => touches > 40,
  });
  const kinds = new Set((await standing(phone, id)).log.flatMap(({ event }) => event?.event.kind ?? []));
  for (const kind of ['marked', 'rested', 'dieRolled']) assert.ok(kinds.has(kind), `${kind}: ${[...kinds]}`);
  const { outcome } = await playOut(phone, id);
  assert.equal(outcome.standings.length, 2);
  await phone.page.locator('section.over').waitFor();
});

test('both sides are counted side by side, each line with its rule, and the sums are right', async () => {
  const { state, outcome } = await standing(phone, id);
  const rows = phone.page.locator('section.over tbody tr[data-line]');
  const yours = numbers(await rows.locator('td:nth-of-type(1)').allInnerTexts());
  const its = numbers((await rows.locator('td:nth-of-type(2)').allInnerTexts()).map((text) => (text === '–' ? '0' : text)));
  const sum = (all) => all.reduce((one, other) => one + other, 0);
  const totals = numbers(await phone.page.locator('section.over tr.sum td.num').allInnerTexts());
  assert.deepEqual([sum(yours), sum(its)], totals);
  const score = (rows) => rows.reduce((all, { points }) => all + points, 0);
  assert.deepEqual(totals, [score(state.view.journal.score), score(state.view.automaton.score)]);
  assert.deepEqual(totals, outcome.standings.map(({ score: all }) => all));
  for (const row of await rows.all()) assert.match(await row.locator('.rules').innerText(), /^AS-8\.[234]$/);
  const title = await phone.page.locator('section.over h2, section.over h1').first().innerText();
  assert.match(title, totals[0] > totals[1] ? /nyert/i : /Auptolemy|vesz/i);
});

test('the counting keeps nobody out, upright and low', async () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await phone.page.setViewportSize(size);
    await assertAccessible(phone, 'the end');
    await assertTouchable(phone, 'the end');
    await assertNoWider(phone, 'the end');
  }
  await phone.page.setViewportSize({ width: 390, height: 844 });
});

test('in English it is told in English', async () => {
  await settings(phone, { language: 'en' });
  await openTable(phone, id);
  const over = await phone.page.locator('section.over').innerText();
  assert.match(over, /Points in hand|Stars/);
  assert.doesNotMatch(over, /Csillag|Elemek|Összesen/);
  await settings(phone);
});

test('nothing went wrong unseen', () => {
  assert.deepEqual(refused.unexpected(), []);
  assert.deepEqual(refused.otherFaults(), []);
});

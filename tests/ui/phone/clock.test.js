// The person's clock, in every game for two: chosen with the setup, shown at the person's seat, kept, and lost by.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertNoWider, assertTouchable } from '../harness/accessible.js';
import { heard, listen, untilHeard } from '../harness/announcements.js';
import { PHONE, Phone } from '../harness/phone.js';
import { until } from '../harness/processes.js';
import { myTurn, settings, standing, visit } from '../harness/table.js';
import { ABOUT, EXAMPLE, GAMES } from '../harness/games.js';

const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };
/** A short main time and two short periods, in seconds. */
const SHORT = { mainS: 40, periods: 2, periodS: 60 };

async function withPhone(story) {
  const phone = await Phone.open({ device: SMALL });
  try {
    await settings(phone, { sounds: false });
    await story(phone);
    assert.deepEqual(phone.faults.filter((fault) => !/status of 400/.test(fault)), []);
  } finally {
    await phone.close();
  }
}

async function infoOf(phone, game) {
  const { games } = await phone.invoke('start', { system: 'hu' });
  return games.find((one) => one.game === game);
}

/** Creates a table of two with a clock, without a bot delay. */
async function lay(phone, game, clock) {
  const other = ABOUT[game].automata > 0 ? { kind: 'automaton' } : { kind: 'bot', name: '', level: 'beginner' };
  const options = Object.entries(ABOUT[game].options).map(([key, value]) => ({ key, value }));
  const id = await phone.invoke('table_create', { table: { game, players: [{ kind: 'person' }, other], options, seed: '1', clock } });
  await myTurn(phone, id);
  return id;
}

const face = ({ page }) => page.locator('.table [data-clock-face]');
const read = async (phone) => (await face(phone).innerText()).replace(/\s+/g, ' ');
/** Returns the number of seconds the clock shows. */
const shown = async (phone) => {
  const [minutes, seconds] = (await face(phone).locator('b').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};

/** Returns the exact positions of the seat and its clock. */
const places = ({ page }) =>
  page.evaluate(() => [...document.querySelectorAll('[data-spot^="seat-"], [data-clock-face], .table > *')].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  }));

async function onScreen(phone, visible) {
  await phone.page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible ? 'visible' : 'hidden');
}

test('a clock is chosen in a fold of New table, if there is anything to lose by it, and offered again', () =>
  withPhone(async (phone) => {
    const { page } = phone;
    const { seats, automata } = await infoOf(phone, EXAMPLE);
    await visit(phone, `#/new/${EXAMPLE}`);
    const fold = page.locator('summary', { hasText: 'Óra' });
    const bots = page.getByRole('group', { name: 'Hány bot ellen?' });
    assert.ok(seats.includes(2) && seats.length > 1);
    await bots.getByRole('radio', { name: '3' }).check();
    assert.equal(await fold.count(), 0, 'with more sides there is no clock');
    await bots.getByRole('radio', { name: String(1 - automata.length) }).check();
    await fold.filter({ hasText: 'Nincs' }).tap();
    await page.getByRole('radio', { name: 'Bjójomi' }).check();
    await fold.filter({ hasText: /10.perc \+ 5.× 30.mp/ }).waitFor();
    await page.getByRole('radio', { name: 'Fix idő' }).check();
    await page.getByRole('radio', { name: '40 perc' }).check();
    await fold.filter({ hasText: /40.perc/ }).waitFor();
    await assertAccessible(phone, 'a new table with a clock');
    await assertTouchable(phone, 'a new table with a clock');
    await assertNoWider(phone, 'a new table with a clock');
    await page.getByRole('button', { name: 'Leülök játszani' }).tap();
    await face(phone).waitFor();
    assert.match(await read(phone), /^(40:00|39:5\d)$/);
    await visit(phone, `#/new/${EXAMPLE}`);
    await fold.filter({ hasText: /40.perc/ }).waitFor();
  }));

for (const game of GAMES) {
  test(`${game}: time passes while one is asked and sees it, is kept, told where it matters, and lost by`, () =>
    withPhone(async (phone) => {
      const { page } = phone;
      if (!(await infoOf(phone, game)).seats.includes(2)) return;
      const id = await lay(phone, game, SHORT);
      await page.clock.install();
      await visit(phone, `#/table/${id}`);
      await face(phone).waitFor();
      assert.ok((await shown(phone)) <= 40);
      const before = await places(phone);
      await page.clock.runFor(4_000);
      const left = await shown(phone);
      assert.ok(left <= 37 && left > 5, `${left}`);
      assert.deepEqual(await places(phone), before, 'nothing moves as it ticks');
      // No time passes while the window is hidden.
      await onScreen(phone, false);
      const hidden = await read(phone);
      await page.clock.runFor(30_000);
      assert.equal(await read(phone), hidden);
      const { clock } = await standing(phone, id);
      assert.ok(clock.spentMs >= (40 - left) * 1000 - 1000, `${clock.spentMs} are kept`);
      await onScreen(phone, true);
      await listen(phone);
      await page.clock.runFor((left + 1) * 1000);
      await untilHeard(phone, 'Elfogyott a főidő: 2 periódusod van, egyenként 1 perc.');
      assert.match(await read(phone), /^(1:00|0:[45]\d) ?×2$/);
      assert.deepEqual(await places(phone), before, 'nothing moves as byo-yomi begins');
      await assertAccessible(phone, 'a table with a clock');
      await assertTouchable(phone, 'a table with a clock');
      await assertNoWider(phone, 'a table with a clock');
      // The rest doesn't depend on the game's look.
      if (game !== EXAMPLE) return;
      await page.clock.runFor(60_000);
      await untilHeard(phone, 'Elveszett egy periódus. Ez az utolsó.');
      // Time that was used stays used when the table is opened again.
      await visit(phone, '#/');
      await visit(phone, `#/table/${id}`);
      await face(phone).filter({ hasText: '×1' }).waitFor();
      await listen(phone);
      await page.clock.runFor(((await shown(phone)) - 8) * 1000);
      await untilHeard(phone, 'Még tíz másodperced van.');
      await page.locator('[data-clock-face].low').waitFor();
      await assertAccessible(phone, 'little time');
      assert.deepEqual((await heard(phone)).filter((text) => /\d:\d/.test(text)), [], 'figures are not read out');
      await page.clock.runFor(12_000);
      const { outcome } = await until(async () => {
        const now = await standing(phone, id);
        return now.outcome && now;
      }, 'the game to be lost');
      assert.deepEqual(outcome.standings.map(({ rank }) => rank), [2, 1]);
      await page.locator('section.over').getByText('Lejárt az időd.').waitFor();
      await face(phone).waitFor({ state: 'detached' });
      await page.locator('section.over').getByRole('button', { name: 'Visszavonás' }).tap();
      await face(phone).waitFor();
      const back = await standing(phone, id);
      assert.deepEqual([back.outcome, back.givenUp], [null, null]);
      const now = await myTurn(phone, id);
      assert.ok(now.clock.spentMs < SHORT.periodS * 1000);
    }));
}

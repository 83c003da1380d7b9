// Several people at one device in the real window: whole games, the device handed on by keyboard, and an app that is
// killed while it is handed on.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ABOUT, EXAMPLE, nextTouchOf } from '../harness/games.js';
import { layShared, SHARED } from '../harness/people.js';
import { isOver } from '../harness/player.js';
import { until } from '../harness/processes.js';
import { RealApp } from '../harness/real-app.js';
import { decide, settings } from '../harness/table.js';
import { wishes } from '../harness/touches.js';

/** After so many turns a game of two is resigned: with every card the other person is asked whether to counter it. */
const LONG = 40;
const MOST = 400;

let app;
before(async () => {
  app = await RealApp.open();
  const invoke = (command, args) => app.invoke(command, args);
  await settings({ invoke, locale: 'hu-HU' }, { language: 'hu' });
});
after(() => app?.close());

const has = (selector) => app.page.execute((selector) => document.querySelector(selector) !== null, selector);
const covered = () => has('.handover');

/** Creates and opens a table of several people. */
async function sitTogether(game) {
  const id = await layShared(app, game);
  await app.visit(`#/table/${id}`);
  return id;
}

/** Takes the device by keyboard; returns the name of who takes it. */
async function take() {
  const name = await until(
    () =>
      app.page.execute(() => {
        const mine = [...document.querySelectorAll('.handover button')].find((it) => it.textContent.startsWith('Én vagyok az, '));
        mine?.focus();
        return mine?.textContent.trim().replace('Én vagyok az, ', '') ?? null;
      }),
    'the next person',
  );
  await app.page.keys(['Enter']);
  await until(() => has('.table'), 'the table');
  return name;
}

for (const game of SHARED) {
  test(`${game}: two people play a whole game`, async () => {
    const next = await nextTouchOf(game);
    const id = await sitTogether(game);
    const names = new Set();
    const wish = wishes(1);
    for (let turns = 0; turns < MOST && !(await isOver(app)); turns += 1) {
      await until(async () => (await covered()) || (await has('.table')), 'the table or the handing over');
      if (await covered()) names.add(await take());
      if (turns === 0) await app.screenshot(`app-people-${game}`);
      await until(async () => {
        if ((await covered()) || (await isOver(app))) return true;
        if (game === EXAMPLE) {
          // The whole game by keyboard: what would be touched is focused, and Enter pressed.
          const focused = await app.page.execute(next, { wish: wish(), sheets: true });
          if (!focused) return false;
          await app.page.execute((element) => { element.focus(); }, focused);
          await app.page.keys(['Enter']);
          return false;
        }
        const now = await app.invoke('table_open', { id }).catch(() => null);
        if (turns > LONG && now?.canResign) {
          await app.invoke('table_resign', { id, revision: now.revision }).catch(() => null);
          return false;
        }
        if (!now || now.outcome || now.state.moves.length === 0) return false;
        await decide(app, id, now, ABOUT[game].choose(now)).catch(() => null);
        return false;
      }, 'the next person');
    }
    assert.ok(await isOver(app), 'the game comes to its end');
    assert.deepEqual([...names].sort(), ['Anna', 'Péter']);
  });
}

test('an app that is killed opens at the handing over', async () => {
  const id = await sitTogether(EXAMPLE);
  const first = await take();
  await until(() => has('.hand'), 'the hand');
  await app.kill();
  await app.reopen();
  await app.visit(`#/table/${id}`);
  await until(covered, 'the handing over');
  assert.equal(await has('.hand'), false);
  assert.equal(await take(), first);
});

test('on a device that lies flat the page faces whoever is next, and so do its sheets', async () => {
  const invoke = (command, args) => app.invoke(command, args);
  const people = ['Péter', 'Anna'].map((name, colour) => ({ name, colour, learning: false }));
  await settings({ invoke, locale: 'hu-HU' }, { language: 'hu', liesFlat: true, people });
  await app.page.refresh();
  await app.resize(1180, 820);
  const turned = () => app.page.execute(() => document.documentElement.hasAttribute('data-turned'));
  const id = await sitTogether(EXAMPLE);
  for (let turns = 0; turns < MOST; turns += 1) {
    await until(async () => (await covered()) || (await has('.table')), 'the table or the handing over');
    if (await covered()) await take();
    if (await turned()) break;
    const now = await app.invoke('table_open', { id }).catch(() => null);
    if (now && now.state.moves.length > 0) await decide(app, id, now, ABOUT[EXAMPLE].choose(now)).catch(() => null);
  }
  assert.ok(await turned());
  // The hand lies at the upper edge of the window: at the lower one of whoever sits there.
  const { hand, height } = await app.page.execute(() => ({ hand: document.querySelector('.hand').getBoundingClientRect().top, height: innerHeight }));
  assert.ok(hand < height / 2, `${hand} of ${height}`);
  await app.screenshot('app-people-turned');
  await app.page.keys(['?']);
  await until(() => has('dialog[open]'), 'the sheet');
  const sheet = await app.page.execute(() => {
    const dialog = document.querySelector('dialog[open]');
    const { left, top, right, bottom } = dialog.getBoundingClientRect();
    return { rotate: getComputedStyle(dialog).rotate, inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
  });
  assert.deepEqual(sheet, { rotate: '180deg', inside: true });
  await app.screenshot('app-people-turned-sheet');
  await app.page.keys(['Escape']);
  await settings({ invoke, locale: 'hu-HU' }, { language: 'hu', liesFlat: false });
});

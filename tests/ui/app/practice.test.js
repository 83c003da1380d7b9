// In the real window the mistakes of a finished game are gone through by keyboard and pointer, at every game.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { played } from '../harness/finished-games.js';
import { GAMES } from '../harness/games.js';
import { until } from '../harness/processes.js';
import { RealApp } from '../harness/real-app.js';

/** How many decisions are gone through; the phone's test goes through all. */
const MOST = 3;

let app;
let over;
before(async () => {
  const games = await played();
  ({ over } = games);
  app = await RealApp.open({ data: games.data });
  const system = 'hu-HU';
  const { settings } = await app.invoke('start', { system });
  await app.invoke('settings_save', { settings: { ...settings, language: 'hu' }, system });
});
after(() => app?.close());

const text = (selector) =>
  app.page.execute((selector) => document.querySelector(selector)?.textContent ?? '', selector);
const has = (selector) => app.page.execute((selector) => document.querySelector(selector) !== null, selector);
/** Presses the button with this text; the second way is the keyboard's. */
const press = (label, byKey) =>
  app.page.execute(
    (label, byKey) => {
      const button = [...document.querySelectorAll('button')].find(
        (it) => it.textContent.trim() === label && it.checkVisibility(),
      );
      if (byKey) button?.focus();
      else button?.click();
      return button !== undefined;
    },
    label,
    byKey,
  );
const byKey = async (label) => {
  assert.ok(await press(label, true), label);
  await app.page.keys(['Enter']);
};
const hash = () => app.page.execute(() => location.hash);

for (const game of GAMES) {
  test(`${game}: mistakes are gone through with hint and solution, and lead back to the game`, async () => {
    const [id] = over[game];
    await app.visit(`#/mistakes/${id}`);
    await until(async () => (await has('.task .goal')) || (await has('.none .button')), 'the first task');
    for (let seen = 1; seen <= MOST && (await has('.task .goal')); seen += 1) {
      await byKey('Segítség');
      await until(async () => (await text('.task')).includes('kiemeltek'), 'the hint');
      await byKey('Megoldás');
      await until(async () => (await text('.task')).includes('A legjobb:'), 'the solution');
      if (seen === 1) await app.screenshot(`app-mistake-${game}`);
      if (!(await press('Következő', false))) break;
      await until(async () => (await has('.task .goal')) || (await has('.none .button')), 'the next task');
    }
    await app.page.keys(['Escape']);
    await until(async () => !(await hash()).startsWith('#/mistakes/'), 'the way back');
  });
}

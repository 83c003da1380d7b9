// The real window magnifies everything, by a setting and by keys, and keeps that after a restart.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '../harness/processes.js';
import { RealApp } from '../harness/real-app.js';

let app;
let usual;
before(async () => {
  app = await RealApp.open();
  await until(ready, 'the first screen');
  usual = await width();
});
after(() => app?.close());

const ready = () => app.page.execute(() => document.querySelector('[data-page-title]') !== null);
/** Returns the window width in CSS pixels: half as much at twice the size. */
const width = () => app.page.execute(() => innerWidth);
const isAbout = async (wished) => Math.abs((await width()) - wished) <= 2;

test('Ctrl and + make everything larger by a step, and 0 as it was', async () => {
  await app.page.keys(['Control', '+']);
  await until(() => isAbout(usual / 1.25), 'a quarter larger');
  await app.page.keys(['Control', '0']);
  await until(() => isAbout(usual), 'the usual size');
});

test('twice as large it fits, and is so again when the app is opened anew', async () => {
  const system = 'hu-HU';
  const { settings } = await app.invoke('start', { system });
  await app.invoke('settings_save', { settings: { ...settings, magnification: '200' }, system });
  await until(() => isAbout(usual / 2), 'twice as large');
  await app.visit('#/settings');
  const wide = await app.page.execute(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide[0] <= wide[1] + 1, `nothing beside the window: ${wide}`);
  await app.screenshot('app-twice-as-large');
  await app.kill();
  await app.reopen();
  await until(ready, 'the first screen');
  await until(() => isAbout(usual / 2), 'twice as large still');
});

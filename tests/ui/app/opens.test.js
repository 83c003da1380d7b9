// The real app opens, shows its window, and opens again after it was killed.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { RealApp } from '../harness/real-app.js';
import { until } from '../harness/processes.js';

let app;
before(async () => {
  app = await RealApp.open();
});
after(() => app?.close());

const hasContent = () =>
  app.page.execute(() => document.querySelector('#app')?.textContent.trim() !== '');

test('the window shows a first screen', async () => {
  assert.equal(await app.page.getTitle(), 'Asztaltárs');
  await until(hasContent, 'the first screen');
  await app.screenshot('app-first-screen');
});

test('the UI showed the window itself, nobody had to do it for it', () => {
  assert.doesNotMatch(app.complaints, /has not shown itself/);
});

test('the page says which language it is in', async () => {
  assert.match(await app.page.execute(() => document.documentElement.lang), /^(hu|en)$/);
});

test('an unknown command is refused and the next one is answered', async () => {
  await assert.rejects(app.invoke('no_such_command'));
  assert.equal(await app.invoke('app_visible', { visible: true }), null);
});

test('no command of the system is open to the page', async () => {
  await assert.rejects(app.invoke('plugin:window|close'));
  await assert.rejects(app.invoke('plugin:event|emit', { event: 'x' }));
});

test('after a kill it opens again', async () => {
  await app.kill();
  await app.reopen();
  await until(hasContent, 'the first screen');
});

// The app opens files: one named on the command line, and one handed over by a second start.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { scratchDirectory } from '../harness/places.js';
import { until } from '../harness/processes.js';
import { RealApp } from '../harness/real-app.js';

const GAME = '(;GM[1]FF[4]SZ[9]PB[Szabó Éva]PW[Kovács Ödön];B[ee];W[gc])';

let app;
let folder;
before(async () => {
  folder = scratchDirectory('files');
  writeFileSync(join(folder, 'első játszma.sgf'), GAME);
  writeFileSync(join(folder, 'második.sgf'), GAME.replace('Szabó Éva', 'Őry Anna'));
  app = await RealApp.open({ args: [join(folder, 'első játszma.sgf')] });
});
after(() => app?.close());

const says = (words) => until(() => app.page.execute((words) => document.body.textContent.includes(words), words), words);
const alerts = () => app.page.execute(() => document.querySelector('[role="alert"]')?.textContent ?? '');
const hash = () => app.page.execute(() => location.hash);

test('the file that the app is started with is looked at', async () => {
  await says('Szabó Éva – Kovács Ödön');
  assert.equal(await hash(), '#/open');
  await app.screenshot('app-started-with-a-file');
});

test('a second start hands its file to the window, from wherever it stands, and ends', async () => {
  const { code, complaints } = await app.startAgain(['második.sgf'], { cwd: folder });
  assert.equal(code, 0, complaints);
  await says('Őry Anna – Kovács Ödön');
});

test('on another page the file leads to where it is looked at', async () => {
  await app.visit('#/settings');
  await app.startAgain(['--', join(folder, 'első játszma.sgf')]);
  await says('Szabó Éva – Kovács Ödön');
  assert.equal(await hash(), '#/open');
});

test('what can’t be read is told in a sentence, and the window goes on', async () => {
  const told = [];
  for (const name of ['nincs.sgf', folder, '/dev/zero']) {
    const before = await alerts();
    const { code } = await app.startAgain([name], { cwd: folder });
    assert.equal(code, 0);
    await until(async () => ![before, ''].includes(await alerts()), `a sentence about ${name}`);
    told.push(await alerts());
  }
  assert.equal(new Set(told).size, 3, told.join(' '));
  assert.match(told[0], /nincs\.sgf/);
  assert.match(told[2], /zero/);
  await app.startAgain([join(folder, 'első játszma.sgf')]);
  await says('Szabó Éva – Kovács Ödön');
});

test('a second start without a file only brings the window forward', async () => {
  await app.visit('#/settings');
  const { code } = await app.startAgain([]);
  assert.equal(code, 0);
  assert.equal(await hash(), '#/settings');
});

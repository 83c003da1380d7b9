// The app without a place for its data, or without a screen: it reports that and creates nothing.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { app as program, scratchDirectory } from '../harness/places.js';
import { openBus } from '../harness/bus.js';
import { openDisplay } from '../harness/display.js';
import { firstLine, start, stop, until } from '../harness/processes.js';
import { RealApp } from '../harness/real-app.js';

/** Returns a home in which no data folder can be created, because a file is in its place. */
function homeWithoutData() {
  const home = scratchDirectory('nowhere');
  mkdirSync(join(home, '.local'));
  writeFileSync(join(home, '.local/share'), '');
  return home;
}

let app;
after(() => app?.close());

test('in a window it says that there is no place for tables, and offers to look again', async () => {
  const home = homeWithoutData();
  app = await RealApp.open({ home });
  await until(() => app.page.$('main.failed p').isExisting(), 'the sentence');
  assert.match(await app.page.$('main.failed p').getText(), /A rendszer nem ad helyet az asztaloknak|The system has no place for your tables/);
  await app.page.$('main.failed button').click();
  assert.match(await app.page.$('main.failed p').getText(), /A rendszer nem ad helyet az asztaloknak|The system has no place for your tables/);
  assert.deepEqual(readdirSync(join(home, '.local')), ['share']);
  await app.screenshot('app-nowhere');
});

// Without a driver, which would need a folder for it.
test('the web view keeps nothing on the disk, and what earlier versions let it keep is removed', async () => {
  const home = scratchDirectory('home-of-somebody');
  const before = join(home, '.local/share/hu.asztaltars.app/localstorage');
  mkdirSync(before, { recursive: true });
  writeFileSync(join(before, 'tauri_localhost_0.localstorage'), 'half a text');
  const display = await openDisplay();
  const environment = { HOME: home, XDG_DATA_HOME: join(home, '.local/share'), XDG_CACHE_HOME: join(home, '.cache'), DISPLAY: display.name, GDK_BACKEND: 'x11', ASZTALTARS_REPORT: '1' };
  const bus = await openBus(environment);
  const child = start(program, [], { env: { ...environment, DBUS_SESSION_BUS_ADDRESS: bus.address }, stdout: 'pipe' });
  assert.equal(await firstLine(child), 'shown');
  await stop(child);
  await bus.close();
  await display.close();
  assert.deepEqual(readdirSync(join(home, '.local/share')), ['asztaltars']);
  const cached = existsSync(join(home, '.cache')) ? readdirSync(join(home, '.cache')) : [];
  assert.deepEqual(cached.filter((name) => name.includes('asztaltars')), []);
});

for (const [without, display] of [
  ['without a display', undefined],
  ['with a display that isn’t there', ':7777'],
]) {
  test(`${without} it says so and ends with 1`, async () => {
    const home = scratchDirectory('dark');
    const child = start(program, [], {
      env: { HOME: home, XDG_DATA_HOME: join(home, 'data'), DISPLAY: display, WAYLAND_DISPLAY: undefined, GDK_BACKEND: 'x11', LANG: 'hu_HU.UTF-8' },
    });
    const [code] = await once(child, 'exit');
    assert.equal(code, 1, child.complaints);
    assert.match(child.complaints, /Nincs képernyő/);
    assert.deepEqual(readdirSync(home), []);
  });
}

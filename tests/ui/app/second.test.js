// The app started a second time: the open window comes to the front, and the second one ends at once.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openBus } from '../harness/bus.js';
import { openDisplay } from '../harness/display.js';
import { app as program, scratchDirectory } from '../harness/places.js';
import { firstLine, start, stop } from '../harness/processes.js';

const opened = [];
after(async () => {
  for (const one of opened.reverse()) await one.close();
});

test('a second start brings the window forward and ends; after a kill the next one is the first again', async () => {
  const home = scratchDirectory('home-of-one');
  const display = await openDisplay();
  opened.push(display);
  const environment = { HOME: home, XDG_DATA_HOME: join(home, '.local/share'), DISPLAY: display.name, GDK_BACKEND: 'x11', ASZTALTARS_REPORT: '1' };
  const bus = await openBus(environment);
  opened.push(bus);
  const begin = () => start(program, [], { env: { ...environment, DBUS_SESSION_BUS_ADDRESS: bus.address }, stdout: 'pipe' });

  const first = begin();
  assert.equal(await firstLine(first), 'shown');
  const second = begin();
  const [code] = await once(second, 'exit');
  assert.equal(code, 0, second.complaints);
  assert.equal(first.exitCode, null, 'the first goes on');
  await stop(first, 'SIGKILL');
  const third = begin();
  assert.equal(await firstLine(third), 'shown');
  await stop(third);
});

// A session bus of our own: what the app's toolkit starts over it ends with it, and nobody else's is touched.

import { firstLine, start, stop } from './processes.js';

/** The address of no bus at all. */
const NONE = 'disabled:';

/** Starts a bus whose services find this environment; where the system has none, the app is told so. */
export async function openBus(environment) {
  const bus = start('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], {
    env: { ...environment, DBUS_SESSION_BUS_ADDRESS: NONE },
    stdout: 'pipe',
  });
  try {
    const address = (await firstLine(bus)).trim();
    return { address, close: () => stop(bus) };
  } catch {
    return { address: NONE, close: () => Promise.resolve() };
  }
}

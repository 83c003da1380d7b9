// A session bus for tests: the services that the app's toolkit starts on it end with it, and no other bus is used.

import { firstLine, start, stop } from './processes.js';

/** The address that stands for no bus. */
const NONE = 'disabled:';

/** Starts a bus whose services get this environment; if the system has no bus daemon, the app is told so. */
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

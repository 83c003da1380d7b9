// A virtual display for tests, which neither disturb the person's screen nor depend on it.

import { firstLine, start, stop } from './processes.js';

/** Starts Xvfb on a free display number, which it finds itself. */
export async function openDisplay({ width = 1280, height = 900 } = {}) {
  const server = start(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdout: 'pipe' },
  );
  const number = await firstLine(server);
  return { name: `:${number.trim()}`, close: () => stop(server) };
}

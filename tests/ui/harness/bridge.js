// The app's real commands over HTTP, for a browser.

import { bridge, scratchDirectory } from './places.js';
import { firstLine, start, stop } from './processes.js';

/** Starts a bridge over `data`; a fresh data directory unless given. */
export async function openBridge({ data = scratchDirectory('data') } = {}) {
  const server = start(bridge, [], {
    env: { ASZTALTARS_DATA: data },
    // With standard input as a pipe, it ends with this process, even after a crash.
    stdin: 'pipe',
    stdout: 'pipe',
  });
  const address = await firstLine(server);
  return {
    address,
    data,
    /** Calls a command of the app as its UI does; a typed refusal is thrown unchanged. */
    async invoke(cmd, args = {}) {
      const reply = await fetch(`${address}/ipc`, { method: 'POST', body: JSON.stringify({ cmd, args }) });
      if (reply.status >= 500) throw new Error(await reply.text());
      const value = await reply.json();
      if (!reply.ok) throw value;
      return value;
    },
    close: () => stop(server),
    kill: () => stop(server, 'SIGKILL'),
  };
}

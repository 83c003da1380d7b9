import type { Plugin } from 'vite';

/** Installs what Tauri puts before the app's scripts, connected to the bridge through the server. */
const CONNECT = `
window.__TAURI_INTERNALS__ = {
  async invoke(cmd, args = {}) {
    const reply = await fetch('/ipc', { method: 'POST', body: JSON.stringify({ cmd, args }) });
    if (reply.status >= 500) throw new Error(await reply.text());
    const value = await reply.json();
    if (!reply.ok) throw value;
    return value;
  },
};`;

/** The app in a frame of a phone's size, on a larger screen. */
const ON_A_PHONE = `<!doctype html><meta charset="utf-8"><title>Asztaltárs, 390 × 844</title>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#888">
<iframe src="/" width="390" height="844" style="border:0"></iframe>`;

/**
 * For development: the window in an ordinary browser, over the real commands of the bridge at `address` (`cargo xtask
 * ui` starts both). `/` has a laptop's size, `/phone` a phone's.
 */
export function bridged(address: string): Plugin {
  return {
    name: 'bridged',
    apply: 'serve',
    config: () => ({ server: { proxy: { '/ipc': address } } }),
    configureServer(server) {
      server.middlewares.use('/phone', (_, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(ON_A_PHONE);
      });
    },
    transformIndexHtml: () => [{ tag: 'script', children: CONNECT, injectTo: 'head-prepend' }],
  };
}

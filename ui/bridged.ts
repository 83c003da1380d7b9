import type { Plugin } from 'vite';

/** What Tauri puts before the app's scripts, here speaking to the bridge through the server. */
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

/** The app on a phone's screen, beside what is left of a larger one. */
const ON_A_PHONE = `<!doctype html><meta charset="utf-8"><title>Asztaltárs, 390 × 844</title>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#888">
<iframe src="/" width="390" height="844" style="border:0"></iframe>`;

/**
 * While developing: the window in an ordinary browser, over the real commands of the bridge that listens at `address`
 * (`cargo xtask ui` starts both). A laptop's size is at `/`, a phone's at `/phone`.
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

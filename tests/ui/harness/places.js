// Paths, and scratch directories that are removed at the end.

import { existsSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root directory. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The app under test; set by `cargo xtask`, otherwise the debug build. */
export const app = process.env.ASZTALTARS_APP ?? join(root, 'target/debug/asztaltars');

/** The test bridge. */
export const bridge = process.env.ASZTALTARS_BRIDGE ?? join(root, 'target/debug/bridge');

/** Built by `cargo xtask setup`. */
export const tauriDriver = join(root, 'target/tools/bin/tauri-driver');

/** Debian's WebKit driver and Chromium, the headless one if available. */
export const webkitDriver = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const chromium = process.env.CHROMIUM ?? browsers.find(existsSync) ?? browsers[0];

const scratch = [];

/** Creates a private directory that is removed when the process ends. */
export function scratchDirectory(purpose) {
  const directory = mkdtempSync(join(tmpdir(), `asztaltars-${purpose}-`));
  scratch.push(directory);
  return directory;
}

/** Returns the path of a screenshot; creates its directory. */
export function screenshotFile(name) {
  const directory = join(root, 'target/screenshots');
  mkdirSync(directory, { recursive: true });
  return join(directory, `${name}.png`);
}

process.on('exit', () => {
  for (const directory of scratch) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
});

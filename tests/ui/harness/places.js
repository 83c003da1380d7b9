// Where things are, and scratch directories that are swept at the end.

import { existsSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's top directory. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The app under test; `cargo xtask` names it, by hand it is the debug build. */
export const app = process.env.ASZTALTARS_APP ?? join(root, 'target/debug/asztaltars');

/** The test bridge. */
export const bridge = process.env.ASZTALTARS_BRIDGE ?? join(root, 'target/debug/bridge');

/** Built by `cargo xtask setup`. */
export const tauriDriver = join(root, 'target/tools/bin/tauri-driver');

/** Debian's WebKit driver and Chromium, without its window if it is there. */
export const webkitDriver = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
export const chromium = process.env.CHROMIUM ?? browsers.find(existsSync) ?? browsers[0];

const scratch = [];

/** A new directory, only ours, removed when the process ends. */
export function scratchDirectory(purpose) {
  const directory = mkdtempSync(join(tmpdir(), `asztaltars-${purpose}-`));
  scratch.push(directory);
  return directory;
}

/** Where a screenshot goes; the directory is made. */
export function screenshotFile(name) {
  const directory = join(root, 'target/screenshots');
  mkdirSync(directory, { recursive: true });
  return join(directory, `${name}.png`);
}

process.on('exit', () => {
  for (const directory of scratch) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
});

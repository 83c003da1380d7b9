// Programs that tests have started and forgotten.

import { readFileSync, readdirSync } from 'node:fs';

/** The variable that everything started by a run carries in its environment, with the number of the run. */
export const MARK = 'ASZTALTARS_TEST_RUN';

/** How long programs that were told to end may take for it, in milliseconds. */
const PATIENCE = 5000;

/** The programs of this run that haven't ended, as their command lines. */
export async function left() {
  for (const end = Date.now() + PATIENCE; ; ) {
    const found = marked();
    if (found.length === 0 || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function marked() {
  // Only Linux tells of others' environments.
  if (process.platform !== 'linux') return [];
  const mark = `${MARK}=${process.env[MARK]}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)) return [];
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()];
      } catch {
        // It ended while we looked, or is somebody else's.
        return [];
      }
    })
    .filter((line) => line !== '');
}

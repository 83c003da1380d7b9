// Processes that tests have started and not ended.

import { readFileSync, readdirSync } from 'node:fs';

/** The environment variable of all processes started by a run, with the number of the run. */
export const MARK = 'ASZTALTARS_TEST_RUN';

/** How long processes that were told to end may take, in milliseconds. */
const PATIENCE = 5000;

/** Returns the command lines of the processes of this run that haven't ended. */
export async function left() {
  for (const end = Date.now() + PATIENCE; ; ) {
    const found = marked();
    if (found.length === 0 || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function marked() {
  // Only Linux shows other processes' environments.
  if (process.platform !== 'linux') return [];
  const mark = `${MARK}=${process.env[MARK]}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)) return [];
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()];
      } catch {
        // The process ended meanwhile, or belongs to another user.
        return [];
      }
    })
    .filter((line) => line !== '');
}

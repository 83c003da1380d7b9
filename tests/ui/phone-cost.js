// Measures what a whole game costs a phone, for each game, in a browser slowed down six times (for `cargo xtask bench`).
// Writes one JSON object, from figure to number, to the file named by ASZTALTARS_RESULT; ASZTALTARS_BRIDGE is the bridge.
//
// A person touches once a second and follows what is highlighted; bots pause and pieces move as for a person. Figures:
//   phone.game_s        how long the game took
//   phone.busy          share of that time in which the page's main thread worked, slowed down
//   phone.engine_cpu_s  processor time of rules, bots and saving, not slowed down
//   phone.page_mb       the page's largest heap
//   phone.engine_mb     the largest resident memory of rules, bots and saving
//   phone.written_kb    bytes handed to the disk
//   phone.idle_busy     share of busy time while nothing happens at the open table
//   phone.idle_cpu_ms   processor time of rules, bots and saving in a minute of that

import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { GAMES, nextTouchOf } from './harness/games.js';
import { Phone } from './harness/phone.js';
import { bridge } from './harness/places.js';
import { play } from './harness/player.js';
import { descendantsRunning } from './harness/processes.js';
import { lay, settings, visit } from './harness/table.js';

const SLOWER = 6;
const LEVEL = 'strong';
/** The time between two touches of the person, in milliseconds. */
const PACE_MS = 1_000;
/** A game that isn't over by then is left, in milliseconds. */
const LONGEST_MS = 100_000;
/** After that long an opened page is at rest: until then the browser tidies up after loading. */
const SETTLED_MS = 12_000;
const IDLE_MS = 15_000;
/** Processor time is counted in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Returns what the engine's process has used so far. */
function engine(pid) {
  // The fields after the program's name, which is in parentheses.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const io = readFileSync(`/proc/${pid}/io`, 'utf8');
  const number = (text, name) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text)[1]);
  return {
    cpu: (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND,
    most: number(status, 'VmHWM') / 1_000,
    written: number(io, 'wchar') / 1_000,
  };
}

const figures = {};
for (const game of GAMES) {
  const phone = await Phone.open({ locale: 'en-GB' });
  try {
    const [pid] = descendantsRunning(process.pid, realpathSync(bridge));
    await settings(phone, { botSpeed: 'quick', reducedMotion: 'off' });
    const id = await lay(phone, { game, level: LEVEL, options: {} });
    await visit(phone, `#/table/${id}`);
    await phone.page.locator('.table').waitFor();
    const devtools = await phone.page.context().newCDPSession(phone.page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    /** Returns what engine and page have used so far: seconds of work, kilobytes, and megabytes of the page's heap. */
    const used = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      const of = (name) => metrics.find((metric) => metric.name === name).value;
      return { ...engine(pid), busy: of('TaskDuration'), heap: of('JSHeapUsedSize') / 1e6 };
    };
    const note = (name, value, digits) => {
      figures[`phone.${name}.${game}`] = Number(value.toFixed(digits));
    };

    const [began, before] = [Date.now(), await used()];
    let { heap } = before;
    const next = await nextTouchOf(game);
    await play(phone, {
      next,
      how: { sheets: true, keen: 6 },
      done: () => Date.now() - began > LONGEST_MS,
      async ontouch() {
        heap = Math.max(heap, (await used()).heap);
        await phone.page.waitForTimeout(PACE_MS);
      },
    });
    const seconds = (Date.now() - began) / 1_000;
    const after = await used();
    note('game_s', seconds, 0);
    note('busy', (after.busy - before.busy) / seconds, 3);
    note('engine_cpu_s', after.cpu - before.cpu, 2);
    note('page_mb', heap, 1);
    note('engine_mb', after.most, 1);
    note('written_kb', after.written - before.written, 0);

    // The end of a game is followed by its review, unless it is left: an open table with nothing to do is a new one.
    const other = await lay(phone, { game, level: LEVEL, options: {} });
    await visit(phone, `#/table/${other}`);
    await phone.page.locator('.table').waitFor();
    await phone.page.waitForTimeout(SETTLED_MS);
    const idle = await used();
    await phone.page.waitForTimeout(IDLE_MS);
    const later = await used();
    note('idle_busy', (later.busy - idle.busy) / (IDLE_MS / 1_000), 4);
    note('idle_cpu_ms', ((later.cpu - idle.cpu) * 1_000 * 60_000) / IDLE_MS, 0);
    console.log(game, Object.fromEntries(Object.entries(figures).filter(([key]) => key.endsWith(`.${game}`))));
  } finally {
    await phone.close();
  }
}
writeFileSync(process.env.ASZTALTARS_RESULT, JSON.stringify(figures));
process.exit(0);

// Orca, the screen reader of Linux desktops, beside the app: on its display and its bus, with a log in place of a voice.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchDirectory } from './places.js';
import { start, stop, until } from './processes.js';

const PROGRAM = '/usr/bin/orca';
/** What gives programs the bus on which they tell screen readers of themselves. */
const LAUNCHERS = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];

/** No voice, no braille, no keys named as they are pressed, no page read through by itself: everything else as it comes. */
const SETTINGS = {
  general: { speechServerFactory: '', enableSpeech: true, enableBraille: false, enableKeyEcho: false, sayAllOnLoad: false, startingProfile: ['Default', 'default'] },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

/** It runs this as it starts. All that it would give to the voice it tells its own log of speech, which goes to a file here. */
const CUSTOMIZED = (file) => `
import json, logging
from orca import speech

class Told(logging.Handler):
    def emit(self, record):
        with open(${JSON.stringify(file)}, "a") as log:
            log.write(json.dumps(record.getMessage()) + "\\n")

speech.log.addHandler(Told())
`;

/** A line there. */
const SAID = /^SPEECH OUTPUT: '([\s\S]*)'/;

/** Why nothing can be heard here; false where it can. */
export function cannotHear() {
  if (!existsSync(PROGRAM)) return 'Orca is not installed (Debian: apt-get install orca)';
  if (!LAUNCHERS.some(existsSync)) return 'there is no bus for screen readers (Debian: apt-get install at-spi2-core)';
  // It looks for others of the same user, and ends at once.
  if (isRunning()) return 'Orca is running already, and runs only once for a user';
  return false;
}

function isRunning() {
  try {
    return execFileSync('pgrep', ['-u', String(process.getuid()), '-x', 'orca'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

/** What `RealApp.open({ beside })` takes: starts Orca in the app's environment, before the app. */
export async function openOrca(environment) {
  const home = scratchDirectory('orca');
  const data = join(home, '.local/share');
  mkdirSync(join(data, 'orca'), { recursive: true });
  writeFileSync(join(data, 'orca/user-settings.conf'), JSON.stringify(SETTINGS));
  const log = join(home, 'speech');
  writeFileSync(join(data, 'orca/orca-customizations.py'), CUSTOMIZED(log));
  // Its log of everything is written in large pieces, so it shows nothing until it is too late; for a person it will do.
  const everything = process.env.ASZTALTARS_VERBOSE ? ['--debug-file', join(tmpdir(), 'orca.log')] : [];
  const program = start(PROGRAM, everything, {
    env: {
      ...environment,
      HOME: home,
      XDG_DATA_HOME: data,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_CACHE_HOME: join(home, '.cache'),
      LANG: 'C.UTF-8',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: undefined,
    },
  });
  const orca = new Orca(program, log);
  try {
    await orca.untilSpoken('Screen reader on.');
  } catch (error) {
    await orca.close();
    throw new Error(`Orca doesn’t speak: ${program.complaints}`, { cause: error });
  }
  return orca;
}

class Orca {
  #program;
  #log;
  #asked = 0;

  constructor(program, log) {
    this.#program = program;
    this.#log = log;
  }

  /** All it has said so far, in order. */
  #all() {
    if (!existsSync(this.#log)) return [];
    // What follows the last line's end is still being written.
    const lines = readFileSync(this.#log, 'utf8').split('\n').slice(0, -1);
    return lines.flatMap((line) => {
      const said = SAID.exec(JSON.parse(line));
      return said ? [said[1].replace(/\s+/g, ' ').trim()] : [];
    });
  }

  /** What it has said since this was asked last. */
  spoken() {
    const all = this.#all();
    return all.slice(this.#asked, (this.#asked = all.length));
  }

  /** Waits until it says something like this; returns all it said up to now. */
  async untilSpoken(words, patience) {
    const said = [];
    const wanted = () => said.some((one) => (words instanceof RegExp ? words.test(one) : one.includes(words)));
    const hears = () => {
      said.push(...this.spoken());
      return wanted();
    };
    try {
      await until(hears, `Orca to say ${words}`, patience);
    } catch (error) {
      throw new Error(`${error.message}; it said: ${said.join(' | ')}`, { cause: error });
    }
    return said;
  }

  close() {
    return stop(this.#program);
  }
}

// Runs Orca, the screen reader of Linux desktops, beside the app: on its display and its bus, with a log in place of a
// voice.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchDirectory } from './places.js';
import { start, stop, until } from './processes.js';

const PROGRAM = '/usr/bin/orca';
/** Programs that start the accessibility bus. */
const LAUNCHERS = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];

/** No voice, no braille, no echo of keys, no reading of whole pages; defaults for everything else. */
const SETTINGS = {
  general: { speechServerFactory: '', enableSpeech: true, enableBraille: false, enableKeyEcho: false, sayAllOnLoad: false, startingProfile: ['Default', 'default'] },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

/**
 * A script that Orca runs when it starts. It redirects Orca's speech log, which has all that would be spoken, to a
 * file.
 */
const CUSTOMIZED = (file) => `
import json, logging
from orca import speech

class Told(logging.Handler):
    def emit(self, record):
        with open(${JSON.stringify(file)}, "a") as log:
            log.write(json.dumps(record.getMessage()) + "\\n")

speech.log.addHandler(Told())
`;

/** A line of that log. */
const SAID = /^SPEECH OUTPUT: '([\s\S]*)'/;

/** Returns why Orca can't be used here; false if it can. */
export function cannotHear() {
  if (!existsSync(PROGRAM)) return 'Orca is not installed (Debian: apt-get install orca)';
  if (!LAUNCHERS.some(existsSync)) return 'there is no bus for screen readers (Debian: apt-get install at-spi2-core)';
  // A second Orca of the same user ends at once.
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

/** For `RealApp.open({ beside })`: starts Orca in the app's environment, before the app. */
export async function openOrca(environment) {
  const home = scratchDirectory('orca');
  const data = join(home, '.local/share');
  mkdirSync(join(data, 'orca'), { recursive: true });
  writeFileSync(join(data, 'orca/user-settings.conf'), JSON.stringify(SETTINGS));
  const log = join(home, 'speech');
  writeFileSync(join(data, 'orca/orca-customizations.py'), CUSTOMIZED(log));
  // The full debug log is written in large pieces, too late for tests; it is meant for a person.
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

  /** Returns all it has said so far, in order. */
  #all() {
    if (!existsSync(this.#log)) return [];
    // The part after the last line end is still being written.
    const lines = readFileSync(this.#log, 'utf8').split('\n').slice(0, -1);
    return lines.flatMap((line) => {
      const said = SAID.exec(JSON.parse(line));
      return said ? [said[1].replace(/\s+/g, ' ').trim()] : [];
    });
  }

  /** Returns what it has said since the last call. */
  spoken() {
    const all = this.#all();
    return all.slice(this.#asked, (this.#asked = all.length));
  }

  /** Waits until it says something that matches; returns all it said until then. */
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

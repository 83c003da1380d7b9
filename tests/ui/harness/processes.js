// Child processes of a test: started, awaited, and reliably ended.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const running = new Set();

/**
 * Starts a program in its own process group, so that all its children can be ended with it. Standard error of all of
 * them is collected in `complaints` (and shown with ASZTALTARS_VERBOSE=1).
 */
export function start(program, args, { cwd, env = {}, stdout = 'ignore', stdin = 'ignore' } = {}) {
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: [stdin, stdout, 'pipe'],
  });
  running.add(child);
  child.complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    child.complaints += text;
    if (process.env.ASZTALTARS_VERBOSE) process.stderr.write(text);
  });
  child.once('exit', () => running.delete(child));
  child.once('error', (error) => {
    running.delete(child);
    child.failure = new Error(`cannot start ${program}: ${error.message}`);
  });
  return child;
}

/** Returns the first line a program prints (start it with `stdout: 'pipe'`). */
export async function firstLine(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    // Keeps reading, so that the pipe doesn't fill up.
    child.stdout.resume();
    return line;
  }
  throw child.failure ?? new Error(`${child.spawnfile} ended without a word: ${child.complaints}`);
}

/** Ends a program and its whole process group. */
export async function stop(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  signalGroup(child, signal);
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), 3000);
  await gone;
  clearTimeout(force);
  // Ends processes that the leader left behind.
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Returns a TCP port that is free now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks `question` until the answer is truthy; fails with `what` when patience ends. */
export async function until(question, what, patience = 15_000) {
  const end = Date.now() + patience;
  // The pause grows: fast answers are noticed early, slow ones polled rarely.
  for (let pause = 4; ; pause = Math.min(pause * 1.5, 50)) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${patience} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Returns what each thread of a process waits for in the kernel, to tell where one hangs. */
export function waitsFor(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => {
      const read = (file) => readFileSync(`/proc/${pid}/task/${thread}/${file}`, 'utf8').trim();
      return `${read('comm')} ${read('wchan')}`;
    });
    return `${pid}: ${threads.join(', ')}`;
  } catch {
    return `${pid}: gone`;
  }
}

/** Returns the processes below `top` that run the program `executable`. */
export function descendantsRunning(top, executable) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name before it is in brackets and may contain anything: the columns are counted from the last bracket.
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process ended meanwhile.
    }
  }
  const isBelow = (pid) => pid !== undefined && pid !== 0 && (pid === top || isBelow(parents.get(pid)));
  const runs = (pid) => {
    try {
      return readlinkSync(`/proc/${pid}/exe`) === executable;
    } catch {
      return false;
    }
  };
  return [...parents.keys()].filter((pid) => isBelow(pid) && runs(pid));
}

process.on('exit', () => {
  for (const child of running) if (child.pid !== undefined) signalGroup(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

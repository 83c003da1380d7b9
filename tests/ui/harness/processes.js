// Programs that live as long as a test: started, awaited, and surely gone afterwards.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const running = new Set();

/**
 * Starts a program in a process group of its own, so that all it starts can be ended with it. What
 * it and its children complain of gathers in `complaints` (and is shown with ASZTALTARS_VERBOSE=1).
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

/** The first line a program prints (start it with `stdout: 'pipe'`). */
export async function firstLine(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    // Nobody reads on: let it print without filling the pipe.
    child.stdout.resume();
    return line;
  }
  throw child.failure ?? new Error(`${child.spawnfile} ended without a word: ${child.complaints}`);
}

/** Ends a program and its whole group. */
export async function stop(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  signalGroup(child, signal);
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), 3000);
  await gone;
  clearTimeout(force);
  // What the leader left behind.
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** A TCP port that is free now. */
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
  // What is about to come is asked for soon, what takes long seldom.
  for (let pause = 4; ; pause = Math.min(pause * 1.5, 50)) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${patience} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** What each thread of a process waits for in the kernel, to tell where one hangs. */
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

/** The processes below `top` that run the program `executable`. */
export function descendantsRunning(top, executable) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name before it is in brackets and may hold anything: count from the last bracket.
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended while we looked.
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

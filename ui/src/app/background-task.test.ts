// Longer tasks: progress and cancelling.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockIPC } from '@tauri-apps/api/mocks';
import type { CommandResult } from './command-result';
import { BackgroundTask } from './background-task.svelte';

const calls: { cmd: string; task: unknown }[] = [];
let done: number | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  mockIPC((cmd, args) => {
    calls.push({ cmd, task: (args as { task: unknown }).task });
    return cmd === 'task_progress' ? done : null;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a command that is answered when the test says so. */
function pending(): { command: (task: number) => Promise<CommandResult<string>>; answer: (text: string) => void; number: () => number } {
  let answer: (text: string) => void = () => undefined;
  let number = 0;
  return {
    command: (task) => {
      number = task;
      return new Promise((resolve) => {
        answer = (data) => {
          resolve({ status: 'ok', data });
        };
      });
    },
    answer: (text) => {
      answer(text);
    },
    number: () => number,
  };
}

test('it is asked four times a second how far it is, in thousandths, until it is over', async () => {
  const task = new BackgroundTask();
  const work = pending();
  const answer = task.run(work.command);
  expect([task.running, task.done]).toEqual([true, null]);
  done = 250;
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toEqual([{ cmd: 'task_progress', task: work.number() }, { cmd: 'task_progress', task: work.number() }]);
  expect(task.done).toBe(0.25);
  done = null;
  await vi.advanceTimersByTimeAsync(250);
  expect(task.done, 'nobody knows: as it was').toBe(0.25);
  work.answer('ready');
  expect(await answer).toEqual({ status: 'ok', data: 'ready' });
  expect([task.running, task.done]).toEqual([false, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(3);
});

test('another one calls off the one before, whose end changes nothing', async () => {
  const task = new BackgroundTask();
  const [first, second] = [pending(), pending()];
  const early = task.run(first.command);
  const late = task.run(second.command);
  expect(calls).toContainEqual({ cmd: 'task_cancel', task: first.number() });
  first.answer('one');
  await early;
  expect(task.running).toBe(true);
  second.answer('two');
  await late;
  expect(task.running).toBe(false);
});

test('what isn’t running needs no calling off', () => {
  new BackgroundTask().callOff();
  expect(calls).toEqual([]);
});

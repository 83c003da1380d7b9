// Longer tasks: progress and cancelling.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockIPC } from '@tauri-apps/api/mocks';
import type { CommandResult } from './command-result';
import { Errand } from './errand.svelte';

const calls: { cmd: string; errand: unknown }[] = [];
let done: number | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  mockIPC((cmd, args) => {
    calls.push({ cmd, errand: (args as { errand: unknown }).errand });
    return cmd === 'errand_done' ? done : null;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a command that is answered when the test says so. */
function pending(): { command: (errand: number) => Promise<CommandResult<string>>; answer: (text: string) => void; number: () => number } {
  let answer: (text: string) => void = () => undefined;
  let number = 0;
  return {
    command: (errand) => {
      number = errand;
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
  const errand = new Errand();
  const work = pending();
  const answer = errand.run(work.command);
  expect([errand.running, errand.done]).toEqual([true, null]);
  done = 250;
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toEqual([{ cmd: 'errand_done', errand: work.number() }, { cmd: 'errand_done', errand: work.number() }]);
  expect(errand.done).toBe(0.25);
  done = null;
  await vi.advanceTimersByTimeAsync(250);
  expect(errand.done, 'nobody knows: as it was').toBe(0.25);
  work.answer('ready');
  expect(await answer).toEqual({ status: 'ok', data: 'ready' });
  expect([errand.running, errand.done]).toEqual([false, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(3);
});

test('another one calls off the one before, whose end changes nothing', async () => {
  const errand = new Errand();
  const [first, second] = [pending(), pending()];
  const early = errand.run(first.command);
  const late = errand.run(second.command);
  expect(calls).toContainEqual({ cmd: 'errand_call_off', errand: first.number() });
  first.answer('one');
  await early;
  expect(errand.running).toBe(true);
  second.answer('two');
  await late;
  expect(errand.running).toBe(false);
});

test('what isn’t running needs no calling off', () => {
  new Errand().callOff();
  expect(calls).toEqual([]);
});

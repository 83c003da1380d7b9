// The person's clock: it runs only while a decision is asked and visible, is reported to the house, and is announced
// where it matters.

import { flushSync } from 'svelte';
import { mockIPC } from '@tauri-apps/api/mocks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClockView } from '../../bindings';
import { voice } from '../../app/announcements.svelte';
import { ready, speak } from '../../messages/index.svelte';
import { figures } from './time-left';
import { Seat, type ThinkingReport } from '../../../testing/clock-seat.svelte';

let told: ThinkingReport[] = [];
let refuse = false;
let visible: DocumentVisibilityState = 'visible';
let seat: Seat;

const clock: ClockView = { mainMs: 65_000, periods: 2, periodMs: 30_000, spentMs: 0, asked: true };

/** Starts a table with a clock. */
function sit(change: Partial<ClockView> = {}): Seat {
  seat = new Seat({ ...clock, ...change });
  flushSync();
  return seat;
}

/** Lets time pass. */
async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 1000) {
    await vi.advanceTimersByTimeAsync(Math.min(1000, ms - gone));
    flushSync();
  }
}

/** Returns what the clock shows just after its second has changed. */
async function shown(): Promise<string> {
  await pass(20);
  return figures(seat.ticking.left);
}

function turn(how: DocumentVisibilityState): void {
  visible = how;
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

/** Returns the announcements made while something happens. */
async function heard(happens: () => Promise<void>): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(1);
  const last = voice.said.at(-1)?.key ?? 0;
  await happens();
  await vi.advanceTimersByTimeAsync(1);
  return voice.said.filter(({ key }) => key > last).map(({ text }) => text.replaceAll('\u00a0', ' '));
}

beforeEach(async () => {
  await speak('hu');
  await ready();
  [told, refuse, visible] = [[], false, 'visible'];
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  mockIPC((cmd, args) => {
    if (cmd !== 'table_think') return null;
    told.push(args as ThinkingReport);
    if (refuse) throw { kind: 'readOnly', text: 'Nem.', reasons: [] };
    return null;
  });
});
afterEach(() => {
  seat.leave();
  vi.useRealTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockRestore();
});

test('time passes while one is asked and sees it', async () => {
  const { ticking } = sit();
  expect(ticking.runs).toBe(true);
  await pass(5000);
  expect(await shown()).toBe('1:00');
});

test('none passes while the bot thinks, a decision is on its way, or something is shown', async () => {
  const { play } = sit();
  await pass(5000);
  play.acting = true;
  flushSync();
  await pass(3000);
  play.acting = false;
  play.showing = true;
  flushSync();
  await pass(3000);
  expect(await shown()).toBe('1:00');
  play.showing = false;
  flushSync();
  await pass(2000);
  expect(await shown()).toBe('0:58');
});

test('none passes while the window isn’t seen, and what has passed is told before', async () => {
  sit();
  await pass(3020);
  turn('hidden');
  expect(told.map(({ spentMs }) => spentMs)).toEqual([3020]);
  await pass(30_000);
  expect(await shown()).toBe('1:02');
  turn('visible');
  await pass(2000);
  expect(await shown()).toBe('1:00');
});

test('what was thought since the last tick still counts when the window is seen again', async () => {
  sit();
  await pass(3900);
  turn('hidden');
  expect(told.map(({ spentMs }) => spentMs)).toEqual([3900]);
  turn('visible');
  expect(seat.ticking.left.ms).toBe(65_000 - 3900);
});

test('what was thought is told every few seconds, about the picture one sees', async () => {
  sit();
  await pass(9000);
  expect(told.map(({ id, revision }) => [id, revision])).toEqual([['t', 7], ['t', 7]]);
  expect(told.map(({ spentMs }) => spentMs)).toEqual([4000, 8000]);
});

test('what couldn’t be kept is told again', async () => {
  sit();
  refuse = true;
  await pass(4500);
  refuse = false;
  await seat.ticking.tell();
  expect(told.map(({ spentMs }) => spentMs)).toEqual([4000, 4500]);
});

test('the device’s sleep is nobody’s thought', async () => {
  sit();
  await pass(2000);
  const awake = performance.now.bind(performance);
  const asleep = vi.spyOn(performance, 'now').mockImplementation(() => awake() + 60_000);
  await pass(2000);
  asleep.mockRestore();
  expect(figures(seat.ticking.left)).toBe('1:02');
});

test('the next decision begins with what the house says of it, the same one keeps what was thought', async () => {
  sit();
  await pass(10_000);
  seat.picture({ spentMs: 4000 }, { revision: 8 });
  expect(await shown(), 'the same decision').toBe('0:55');
  seat.picture({ mainMs: 55_000, spentMs: 0 }, { revision: 9, plies: 1 });
  expect(await shown()).toBe('0:55');
  await pass(1000);
  expect(await shown()).toBe('0:54');
});

test('the end of main time, a lost period and the last seconds are said, each once', async () => {
  sit();
  expect(await heard(() => pass(64_000))).toEqual([]);
  expect(await heard(() => pass(2000))).toEqual(['Elfogyott a főidő: 2 periódusod van, egyenként 30 másodperc.']);
  expect(await heard(() => pass(19_500)), 'in a period that isn’t the last, too').toEqual(['Még tíz másodperced van.']);
  expect(await heard(() => pass(10_000))).toEqual(['Elveszett egy periódus. Ez az utolsó.']);
  expect(await heard(() => pass(20_000))).toEqual(['Még tíz másodperced van.']);
});

test('without periods the last minute is said', async () => {
  sit({ periods: 0, periodMs: 0 });
  expect(await heard(() => pass(6000))).toEqual(['Még egy perced van.']);
});

test('a lost period is told to the house at once, and so is the end', async () => {
  sit({ mainMs: 1000, periods: 1, periodMs: 5000 });
  await pass(1500);
  const before = told.length;
  await pass(4600);
  expect(told.length).toBeGreaterThan(before);
  expect(told.at(-1)?.spentMs).toBeGreaterThanOrEqual(6000);
});

test('who leaves the table tells what was thought', async () => {
  sit();
  await pass(1500);
  seat.leave();
  expect(told.at(-1)?.spentMs).toBe(1500);
  await pass(8000);
  expect(told).toHaveLength(1);
});

// Moments in words, and the calendar day.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../messages/index.svelte';
import { onNewDay, sayDay, sayMoment, today } from './date';

const at = (...[year, month, day, hour, minute]: [number, number, number, number, number]) => new Date(year, month - 1, day, hour, minute).getTime();

beforeEach(async () => {
  await speak('hu');
  vi.useFakeTimers({ now: at(2026, 3, 7, 0, 30), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['today', at(2026, 3, 7, 0, 5), /^ma 0:05$/],
  ['yesterday, however little time has passed', at(2026, 3, 6, 23, 59), /^tegnap 23:59$/],
  ['this year, the day alone', at(2026, 2, 1, 9, 8), /^febr\. 1\. 9:08$/],
  ['another year is told', at(2025, 12, 31, 17, 0), /^2025\. dec\. 31\. 17:00$/],
  ['what is still to come is no yesterday', at(2026, 3, 8, 8, 0), /^márc\. 8\. 8:00$/],
])('%s', (_, ms, told) => {
  expect(sayMoment(ms).replaceAll(/\s/g, ' ').replace(/(\D)0(\d:)/, '$1$2')).toMatch(told);
});

test('of no moment nothing is said', () => {
  expect(sayMoment(null)).toBe('');
});

test('the day is the one where the device is, each number with its zero', () => {
  expect(today()).toBe('2026-03-07');
  vi.setSystemTime(at(2026, 11, 21, 23, 59));
  expect(today()).toBe('2026-11-21');
  expect(sayDay(today())).toBe('november 21.');
});

test('a new day is told of at midnight, each in its turn, and when the app comes into sight again', () => {
  vi.useFakeTimers({ now: at(2026, 3, 7, 23, 59) });
  const told: string[] = [];
  const end = onNewDay(() => told.push(today()));
  vi.advanceTimersByTime(59_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual(['2026-03-08']);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(told).toEqual(['2026-03-08', '2026-03-09']);
  // A device that was asleep notices the new day as it wakes.
  vi.setSystemTime(at(2026, 3, 12, 7, 0));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.at(-1)).toBe('2026-03-12');
  end();
  vi.advanceTimersByTime(3 * 24 * 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveLength(3);
});

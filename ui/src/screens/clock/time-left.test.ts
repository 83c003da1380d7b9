// The time left on a clock, calculated as in the house.

import { expect, test } from 'vitest';
import { figures, isLast, left, seconds } from './time-left';

const clock = { mainMs: 60_000, periods: 3, periodMs: 20_000, spentMs: 0, asked: true };
const sudden = { ...clock, periods: 0, periodMs: 0 };

test.each([
  ['main time first', 0, { ms: 60_000, periods: 3, main: true }],
  ['main time to its last moment', 59_999, { ms: 1, periods: 3, main: true }],
  ['then the first period, whole', 60_000, { ms: 20_000, periods: 3, main: false }],
  ['a period goes', 80_000, { ms: 20_000, periods: 2, main: false }],
  ['the last one', 119_999, { ms: 1, periods: 1, main: false }],
  ['nothing after it', 120_000, { ms: 0, periods: 0, main: false }],
  ['nor later', 999_000, { ms: 0, periods: 0, main: false }],
])('%s', (_, spent, now) => {
  expect(left(clock, spent)).toEqual(now);
});

test('without periods the end of main time is the end', () => {
  expect(left(sudden, 60_000)).toEqual({ ms: 0, periods: 0, main: true });
});

test('a period that only began still counts', () => {
  expect(left({ ...clock, periods: 1 }, 60_001)).toEqual({ ms: 19_999, periods: 1, main: false });
});

test('main time is the last only where no period follows', () => {
  expect([left(clock, 0), left(clock, 70_000), left(clock, 110_000), left(sudden, 0)].map(isLast)).toEqual([false, false, true, true]);
});

test.each([
  [1, 1, '0:01'],
  [59_001, 60, '1:00'],
  [725_000, 725, '12:05'],
  [0, 0, '0:00'],
  [3_600_000, 3600, '60:00'],
])('%i ms are %i seconds, written %s', (ms, whole, written) => {
  const now = { ms, periods: 0, main: true };
  expect([seconds(now), figures(now)]).toEqual([whole, written]);
});

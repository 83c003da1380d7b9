// A page returned to scrolls to its former position as soon as its content is long enough again.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sizesChanged } from '../../testing/sizes';
import { scrollBackTo, scrollToTop } from './scrolling';

const { scrollTo } = window;
/** The height the page can scroll over, and the position last scrolled to. */
let room = 0;
let at = 0;

function grows(to: number): number {
  room = to;
  sizesChanged();
  return at;
}

beforeEach(() => {
  vi.useFakeTimers();
  [room, at] = [100, 0];
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => at });
  window.scrollTo = ((_: number, top: number) => {
    at = Math.min(top, room);
  }) as typeof scrollTo;
});
afterEach(() => {
  scrollToTop();
  vi.useRealTimers();
  window.scrollTo = scrollTo;
  Reflect.deleteProperty(window, 'scrollY');
});

test('where it is long enough it stands there at once, and nothing more is waited for', () => {
  scrollBackTo(80);
  expect(at).toBe(80);
  at = 10;
  expect(grows(200)).toBe(10);
});

test('it follows what loads until it is there, and then leaves it', () => {
  scrollBackTo(500);
  expect(at).toBe(100);
  expect(grows(300)).toBe(300);
  expect(grows(900)).toBe(500);
  at = 20;
  expect(grows(1000)).toBe(20);
});

test.each(['pointerdown', 'wheel', 'keydown'])('a %s meanwhile is somebody’s own wish', (touch) => {
  scrollBackTo(500);
  dispatchEvent(new Event(touch));
  at = 30;
  expect(grows(900)).toBe(30);
});

test('what loads too late moves nothing any more', () => {
  scrollBackTo(500);
  vi.advanceTimersByTime(2100);
  at = 30;
  expect(grows(900)).toBe(30);
});

test('the next page begins at its top, whatever the one before still waited for', () => {
  scrollBackTo(500);
  scrollToTop();
  expect(at).toBe(0);
  expect(grows(900)).toBe(0);
});

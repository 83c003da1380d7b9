// How much of the window the on-screen keyboard covers.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchKeyboard } from './on-screen-keyboard';

const seen = Object.assign(new EventTarget(), { scale: 1, height: 844, offsetTop: 0 });
const covered = () => document.documentElement.style.getPropertyValue('--keyboard');
let stop = (): void => undefined;

beforeEach(() => {
  Object.assign(seen, { scale: 1, height: innerHeight, offsetTop: 0 });
  vi.stubGlobal('visualViewport', seen);
  stop = watchKeyboard();
});
afterEach(() => {
  stop();
  document.documentElement.style.removeProperty('--keyboard');
  Reflect.deleteProperty(window, 'visualViewport');
});

function show(part: Partial<typeof seen>, event = 'resize'): void {
  Object.assign(seen, part);
  seen.dispatchEvent(new Event(event));
}

test('a keyboard that comes and goes is told in pixels', () => {
  show({ height: innerHeight - 300.4 });
  expect(covered()).toBe('300px');
  show({ height: innerHeight });
  expect(covered()).toBe('0px');
});

test('what the page was moved up by isn’t covered', () => {
  show({ height: innerHeight - 300, offsetTop: 120 }, 'scroll');
  expect(covered()).toBe('180px');
});

test('a browser’s bar is no keyboard, nor is zooming in', () => {
  show({ height: innerHeight - 80 });
  expect(covered()).toBe('0px');
  show({ height: innerHeight / 2, scale: 2 });
  expect(covered()).toBe('0px');
});

test('once it has stopped nothing is told', () => {
  stop();
  show({ height: innerHeight - 300 });
  expect(covered()).toBe('');
});

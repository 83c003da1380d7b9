// The focus stays on the page when the focused element disappears.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusHome, isFocusLost, keepFocus } from './focus';
import { until } from '../../testing/play';

let stop: () => void;
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
const at = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = '<h1 id="title" tabindex="-1" data-page-title>Cím</h1><button id="one">1</button><button id="two">2</button>';
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function loseOne(): void {
  const one = document.querySelector<HTMLElement>('#one');
  one?.focus();
  one?.remove();
}

test('where what it was at is gone, it goes to the page’s own place', async () => {
  const off = focusHome(() => { document.querySelector<HTMLElement>('#two')?.focus(); });
  press();
  loseOne();
  await until(() => at() === 'two', 'the place');
  off();
});

test('without such a place it goes to the heading, and on from there once there is one', async () => {
  press();
  loseOne();
  await until(() => at() === 'title', 'the heading');
  expect(isFocusLost()).toBe(true);
  const off = focusHome(() => { document.querySelector<HTMLElement>('#two:not([disabled])')?.focus(); });
  document.querySelector('#two')?.setAttribute('tabindex', '0');
  await until(() => at() === 'two', 'the place');
  expect(isFocusLost()).toBe(false);
  off();
});

test('whoever touches has no keyboard to be kept', async () => {
  press();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  loseOne();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement).toBe(document.body);
});

test('Tab may lead past the last thing on the page', async () => {
  const two = document.querySelector<HTMLElement>('#two');
  two?.focus();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  two?.blur();
  two?.setAttribute('tabindex', '0');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement).toBe(document.body);
});

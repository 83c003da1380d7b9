// What a button with a key shows on hover and reports to screen readers.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printedKeys } from '../app/key-names';
import { ready, speak } from '../messages/index.svelte';
import IconButton from './IconButton.svelte';

let shown: object | null = null;

beforeEach(async () => {
  await ready();
  await speak('hu');
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  await speak('system');
});

function show(keys?: string): HTMLElement {
  shown = mount(IconButton, { target: document.body, props: { icon: 'hint', label: 'Tipp', onclick: () => undefined, ...(keys === undefined ? {} : { keys }) } });
  flushSync();
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  return button;
}

test('the tooltip names the key; who hears the button hears its name once, and its key apart', () => {
  const button = show('T');
  expect(button.querySelector('[title]')?.getAttribute('title')).toBe('Tipp (T)');
  expect(button.querySelector('[title]')?.getAttribute('aria-hidden')).toBe('true');
  expect([button.getAttribute('aria-label'), button.title, button.getAttribute('aria-keyshortcuts')]).toEqual(['Tipp', 'Tipp', 'T']);
});

test('without a key there is only the name', () => {
  const button = show();
  expect([button.title, button.querySelector('[title]'), button.hasAttribute('aria-keyshortcuts')]).toEqual(['Tipp', null, false]);
});

test('keys are called what is printed on them', () => {
  expect(['Control+Z', 'ArrowLeft', 'Space', 'Home'].map(printedKeys)).toEqual(['Ctrl + Z', '←', 'Szóköz', 'Home']);
});

// The whole window: Escape, titles, and what is reported to the house.

import { afterEach, expect, test, vi } from 'vitest';
import { forgetOverlays } from './app/overlays';
import { toasts } from './app/toasts.svelte';
import { follow, open } from '../testing/page';
import { settled, until } from '../testing/play';
import { key, press, touch } from '../testing/touch';

afterEach(forgetOverlays);

const escape = () => key('Escape', { on: document.body });

test('Escape takes away what lies on top, one thing at a time, and leaves the page last', async () => {
  await open('#/');
  follow('#/read/mochi/aid');
  await touch(await until(() => document.querySelector<HTMLElement>('article.aid button.rule'), 'a rule'));
  await until(() => document.querySelector('dialog'), 'its sheet');
  toasts.say('Valami történt.');
  await settled();
  const there = () => [document.querySelector('dialog') !== null, document.querySelector('.toast') !== null, location.hash];
  expect(there()).toEqual([true, true, '#/read/mochi/aid']);
  await escape();
  expect(there()).toEqual([false, true, '#/read/mochi/aid']);
  await escape();
  expect(there()).toEqual([false, false, '#/read/mochi/aid']);
  await escape();
  expect(there()).toEqual([false, false, '#/']);
  await escape();
  expect(location.hash, 'home is the last').toBe('#/');
});

test('/ from a page without a field leads to the rulebook’s, which isn’t written into', async () => {
  // Loads the rulebook first, because the field is only waited for a short time.
  await open('#/book');
  await until(() => document.querySelector('input[type="search"]'), 'the book');
  follow('#/settings');
  await until(() => document.querySelector('h1')?.textContent === 'Beállítások', 'the settings');
  await key('/', { on: document.body });
  const field = await until(() => document.activeElement instanceof HTMLInputElement && document.activeElement, 'the field');
  expect([field.type, field.value, location.hash]).toEqual(['search', '', '#/book']);
});

test('while a sheet is open, / and ? do nothing behind it', async () => {
  await open('#/statistics');
  await key('?', { on: document.body });
  await until(() => document.querySelector('dialog kbd'), 'the keys');
  await key('?', { on: document.body });
  await key('/', { on: document.body });
  expect([document.querySelectorAll('dialog').length, location.hash]).toEqual([1, '#/statistics']);
});

test('a key that somebody else has used is left alone', async () => {
  await open('#/settings');
  const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  used.preventDefault();
  document.body.dispatchEvent(used);
  await settled();
  expect(location.hash).toBe('#/settings');
});

test('a new page has its heading under the keyboard', async () => {
  await open('#/');
  await press('Beállítások');
  await until(() => document.activeElement?.matches('h1[data-page-title]') && document.activeElement.textContent === 'Beállítások', 'the heading');
});

test('the house is told that the window is shown, in which colour, and whenever it is seen or not', async () => {
  let visible: DocumentVisibilityState = 'visible';
  const state = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  const house = await open('#/');
  await until(() => house.given('app_visible').length > 0, 'the house to be told');
  expect(house.given('shown')).toEqual([{ paper: '#ffffff' }]);
  for (const now of ['hidden', 'visible'] as const) {
    visible = now;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  await settled();
  expect(house.given('app_visible').map((args) => Object.values(args)[0])).toEqual([true, false, true]);
  state.mockRestore();
});

test('a page that is no page says so, and leads home', async () => {
  await open('#/own/mochi/nothing');
  await until(() => document.body.textContent?.includes('Nincs ilyen oldal.'), 'the sentence');
  await press('Kezdőlap');
  expect(location.hash).toBe('#/');
});

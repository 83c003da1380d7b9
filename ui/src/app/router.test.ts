// Navigation between pages: there, back and forward, with and without open sheets.

import { beforeEach, expect, test } from 'vitest';
import { follow } from '../../testing/page';
import { settled } from '../../testing/play';
import { pushOverlay } from './overlays';
import { router } from './router.svelte';

beforeEach(() => {
  follow('#/');
});

test('an address opened from outside leads to its page', () => {
  follow('#/saved');
  expect(router.route).toEqual({ page: 'saved' });
});

test('Back leads to the page before, and Forward on again as far as one had come', async () => {
  follow('#/saved');
  router.go({ page: 'statistics' });
  router.go({ page: 'pads' });
  expect(router.canGoOn).toBe(false);
  for (const page of ['statistics', 'saved']) {
    router.back();
    await settled();
    expect(router.route.page).toBe(page);
    expect(router.canGoOn).toBe(true);
  }
  router.forward();
  await settled();
  expect(location.hash).toBe('#/statistics');
  router.forward();
  await settled();
  expect(router.route.page).toBe('pads');
  expect(router.canGoOn).toBe(false);
});

test('a page opened after Back ends the way forward', async () => {
  follow('#/saved');
  router.go({ page: 'statistics' });
  router.back();
  await settled();
  router.go({ page: 'pads' });
  expect(router.canGoOn).toBe(false);
});

test('what a page was replaced by is left to the page before both', async () => {
  follow('#/saved');
  router.go({ page: 'open' });
  router.replace({ page: 'table', id: '1' });
  expect(location.hash).toBe('#/table/1');
  router.back();
  await settled();
  expect(router.route.page).toBe('saved');
});

test('back to a page leads to the one before if it is that page, else it is opened in place', async () => {
  follow('#/puzzles/mochi');
  router.go({ page: 'puzzle', game: 'mochi', number: 3 });
  router.replace({ page: 'puzzle', game: 'mochi', number: 4 });
  router.backTo({ page: 'puzzles', game: 'mochi' });
  await settled();
  expect([router.route.page, router.canGoOn]).toEqual(['puzzles', true]);
  follow('#/statistics');
  router.go({ page: 'puzzle', game: 'mochi', number: 3 });
  router.backTo({ page: 'puzzles', game: 'mochi' });
  expect(router.route.page).toBe('puzzles');
  router.back();
  await settled();
  expect(router.route.page).toBe('statistics');
});

test('a page that one is at is not opened a second time', async () => {
  follow('#/saved');
  router.go({ page: 'pads' });
  router.go({ page: 'pads' });
  router.back();
  await settled();
  expect(router.route.page).toBe('saved');
});

test('a page come back to stands where it was left, a new one at its top', async () => {
  follow('#/saved');
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 420 });
  router.go({ page: 'pads' });
  expect(router.scrolled).toBeNull();
  Object.assign(window, { scrollY: 0 });
  router.back();
  await settled();
  expect(router.scrolled).toBe(420);
  router.forward();
  await settled();
  expect(router.scrolled).toBe(0);
});

test('a page opened from sheets closes them, and Back leads to the page below them', async () => {
  follow('#/saved');
  const closed: string[] = [];
  pushOverlay(() => closed.push('lower'));
  pushOverlay(() => closed.push('upper'));
  router.go({ page: 'pads' });
  await settled();
  expect(closed).toEqual(['upper', 'lower']);
  expect(router.route.page).toBe('pads');
  router.back();
  await settled();
  expect(router.route.page).toBe('saved');
});

test('Back with a sheet open leaves the page at once', async () => {
  follow('#/saved');
  router.go({ page: 'pads' });
  let closed = 0;
  pushOverlay(() => (closed += 1));
  router.back();
  await settled();
  expect([router.route.page, closed]).toEqual(['saved', 1]);
});

test('a page replaced from a sheet takes the sheet with it', async () => {
  follow('#/saved');
  router.go({ page: 'open' });
  let closed = 0;
  pushOverlay(() => (closed += 1));
  router.replace({ page: 'pads' });
  await settled();
  expect([router.route.page, closed]).toEqual(['pads', 1]);
  router.back();
  await settled();
  expect(router.route.page).toBe('saved');
});

test('what has a name now is found under it, and the page stays', async () => {
  follow('#/own/parbaj/decks/new');
  const { route } = router;
  router.readdress({ page: 'own', game: 'parbaj', name: 'decks', item: '17' });
  expect(location.hash).toBe('#/own/parbaj/decks/17');
  expect(router.route).toBe(route);
  router.go({ page: 'pads' });
  router.back();
  await settled();
  expect(router.route).toEqual({ page: 'own', game: 'parbaj', name: 'decks', item: '17' });
});

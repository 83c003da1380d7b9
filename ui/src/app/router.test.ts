// Addresses, and navigation between pages: there, back and forward, with and without open sheets.

import { beforeEach, expect, test } from 'vitest';
import { follow } from '../../testing/page';
import { settled } from '../../testing/play';
import { pushOverlay } from './overlays';
import { path, router, type Route } from './router.svelte';

const ADDRESSES: [string, Route][] = [
  ['#/', { page: 'home' }],
  ['#/settings', { page: 'settings' }],
  ['#/open', { page: 'open' }],
  ['#/saved', { page: 'saved' }],
  ['#/about', { page: 'about' }],
  ['#/others', { page: 'others' }],
  ['#/statistics', { page: 'statistics' }],
  ['#/pads', { page: 'pads' }],
  ['#/pad/00ff', { page: 'pad', id: '00ff' }],
  ['#/table/00ff', { page: 'table', id: '00ff' }],
  ['#/replay/00ff', { page: 'replay', id: '00ff' }],
  ['#/new/mochi', { page: 'new', game: 'mochi' }],
  ['#/new/mochi/ABCD-EFGH', { page: 'new', game: 'mochi', code: 'ABCD-EFGH' }],
  ['#/book', { page: 'book', game: null }],
  ['#/book/astra', { page: 'book', game: 'astra' }],
  ['#/rule/MO-7.2%2Faim', { page: 'rule', id: 'MO-7.2/aim' }],
  ['#/read/astra', { page: 'read', game: 'astra' }],
  ['#/read/astra/cards', { page: 'read', game: 'astra', part: 'cards' }],
  ['#/show/mo-1', { page: 'show', id: 'mo-1' }],
  ['#/learn/mochi', { page: 'learn', game: 'mochi' }],
  ['#/learn/mochi/first', { page: 'lesson', game: 'mochi', id: 'first' }],
  ['#/own/parbaj/decks', { page: 'own', game: 'parbaj', name: 'decks' }],
  ['#/puzzles/mochi', { page: 'puzzles', game: 'mochi' }],
  ['#/puzzle/mochi/12', { page: 'puzzle', game: 'mochi', number: 12 }],
  ['#/puzzle/mochi/12/12-3-7', { page: 'puzzle', game: 'mochi', number: 12, chosen: [12, 3, 7] }],
  ['#/own/parbaj/decks/a%20b', { page: 'own', game: 'parbaj', name: 'decks', item: 'a b' }],
];

beforeEach(() => {
  follow('#/');
});

test.each(ADDRESSES)('%s leads to its page, and the page is found there', (address, route) => {
  expect(path(route)).toBe(address);
  follow(address);
  expect(router.route).toEqual(route);
});

test.each(['#/nothing', '#/table', '#/new', '#/rule', '#/own/parbaj', '#/puzzles', '#/puzzle/mochi', '#/puzzle/mochi/x', '#garbage'])('%s names no page, and leads home', (address) => {
  follow('#/saved');
  follow(address);
  expect(router.route).toEqual({ page: 'home' });
});

test('a part of an address that can’t be decoded is taken as it is', () => {
  follow('#/rule/%E0%A4%A');
  expect(router.route).toEqual({ page: 'rule', id: '%E0%A4%A' });
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

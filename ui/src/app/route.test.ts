// The addresses of pages.

import { expect, test } from 'vitest';
import { parse, path, type Route } from './route';

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

test.each(ADDRESSES)('%s is the address of its page, and leads there', (address, route) => {
  expect(path(route)).toBe(address);
  expect(parse(address)).toEqual(route);
});

test.each(['', '#/nothing', '#/table', '#/new', '#/rule', '#/own/parbaj', '#/puzzles', '#/puzzle/mochi', '#/puzzle/mochi/x', '#garbage'])('"%s" names no page, and leads home', (address) => {
  expect(parse(address)).toEqual({ page: 'home' });
});

test('a part of an address that can’t be decoded is taken as it is', () => {
  expect(parse('#/rule/%E0%A4%A')).toEqual({ page: 'rule', id: '%E0%A4%A' });
});

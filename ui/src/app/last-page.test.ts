// An app that was killed opens the page that was open, with home one step back.

import { afterEach, expect, test, vi } from 'vitest';
import { House } from '../../testing/house';
import { keepAway, keepsake, takeKeepsakes } from './keepsakes.svelte';
import { router } from './router.svelte';
import { session } from './session.svelte';
import { comeBack, storeLastPage } from './last-page';

const house = new House();
vi.stubGlobal('__TAURI_INTERNALS__', house);

function opened(hash: string, where: string | null): void {
  router.replace({ page: 'home' });
  history.replaceState({ depth: 0 }, '', hash);
  takeKeepsakes(where === null ? {} : { where });
}

afterEach(() => {
  session.tables = [];
});

test('only what one can be in the middle of is noted, and told to the house', () => {
  storeLastPage({ page: 'table', id: '7' });
  expect(keepsake('where')).toBe('#/table/7');
  storeLastPage({ page: 'home' });
  expect(keepsake('where')).toBeNull();
  storeLastPage({ page: 'home' });
  expect(house.given('keepsake_put')).toEqual([
    { name: 'where', what: '#/table/7' },
    { name: 'where', what: null },
  ]);
});

test('what is kept under one name leaves the others alone', () => {
  takeKeepsakes({ held: 'x' });
  keepAway('where', '#/table/7');
  keepAway('held', null);
  expect([keepsake('where'), keepsake('held')]).toEqual(['#/table/7', null]);
});

test('the table is opened again, and home is one step back', () => {
  session.tables = [{ id: '7' }] as never;
  opened('', '#/table/7');
  comeBack();
  expect(router.route).toEqual({ page: 'table', id: '7' });
  expect(location.hash).toBe('#/table/7');
});

test.each([
  ['the app was opened at a page', '#/', '#/table/7'],
  ['the table is gone', '', '#/table/8'],
  ['one was at no such page', '', '#/settings'],
  ['nothing is kept', '', null],
  ['what is kept is no address', '', 'nonsense'],
])('home is home where %s', (_, hash, where) => {
  session.tables = [{ id: '7' }] as never;
  opened(hash, where);
  comeBack();
  expect(router.route.page).toBe('home');
});

// Kept lists of a game: unique names, and a way back after deleting.

import { mockIPC } from '@tauri-apps/api/mocks';
import { beforeEach, expect, test } from 'vitest';
import { House, problem } from '../../testing/house';
import { KeptLists } from '../../testing/lists';
import { settled } from '../../testing/play';
import { session } from '../app/session.svelte';
import { toasts } from '../app/toasts.svelte';
import { ready } from '../messages/index.svelte';
import { keptLists } from './kept-lists';

const words = { numbered: (name: string, n: number) => `${name} (${String(n)})`, removed: (name: string) => `„${name}” törölve.`, readOnly: 'Most csak nézni lehet.' };

let house: House;
let kept: KeptLists;
let lists: ReturnType<typeof keptLists>;

beforeEach(async () => {
  house = new House();
  mockIPC(house.invoke as Parameters<typeof mockIPC>[0]);
  await Promise.all([session.load(), ready()]);
  kept = new KeptLists(house);
  lists = keptLists('parbaj', () => words);
  toasts.close();
});

const names = () => kept.all.map(({ name }) => name);

test('another list has a name of its own, however often one is kept', async () => {
  for (let times = 0; times < 3; times += 1) await lists.keepAnother('Erdő', 'x');
  expect(names()).toEqual(['Erdő (3)', 'Erdő (2)', 'Erdő']);
  expect(house.given('list_keep')[2]).toEqual({ game: 'parbaj', id: null, name: 'Erdő (3)', text: 'x' });
});

test('a list of another table takes no name away', async () => {
  kept.keep('cardgo', 'Erdő', '');
  expect(await lists.freeName('Erdő')).toBe('Erdő');
});

test('a long name is cut so that its number still fits, and never within a sign', async () => {
  const longest = '🍡'.repeat(40);
  expect(await lists.freeName(longest)).toBe(longest);
  kept.keep('parbaj', longest, '');
  const next = await lists.freeName(longest);
  expect(next).toBe(`${'🍡'.repeat(36)} (2)`);
  expect(await lists.freeName('a'.repeat(41))).toBe('a'.repeat(36));
});

test('one is opened with its name and what it says', async () => {
  const id = kept.keep('parbaj', 'Erdő', '3 lombor');
  expect(await lists.open(id)).toEqual({ id, name: 'Erdő', text: '3 lombor' });
});

test('a damaged one, and one that isn’t there, is not opened', async () => {
  const id = kept.keep('parbaj', 'Erdő', '3 lombor');
  kept.named(id).damaged = true;
  expect([await lists.open(id), await lists.open('none')]).toEqual([null, null]);
  expect(house.given('list_text')).toEqual([]);
});

test('one is deleted, which is said by its name, and brought back', async () => {
  let changes = 0;
  const id = kept.keep('parbaj', 'Erdő', '');
  expect(await lists.remove({ id, name: 'Erdő' }, () => (changes += 1))).toBe(true);
  expect([names(), changes, toasts.current?.lines[0]?.text]).toEqual([[], 1, '„Erdő” törölve.']);
  toasts.current?.action?.run();
  await settled();
  expect([names(), changes]).toEqual([['Erdő'], 2]);
});

test('one that can’t be deleted stays, and says why', async () => {
  let changes = 0;
  house.on('list_delete', () => {
    throw problem('crashed', 'Most nem megy.');
  });
  expect(await lists.remove({ id: 'x', name: 'Erdő' }, () => (changes += 1))).toBe(false);
  expect([changes, toasts.current?.lines[0]?.text, toasts.current?.action]).toEqual([0, 'Most nem megy.', null]);
});

test('where one can only look nothing is deleted', async () => {
  session.readOnly = true;
  const id = kept.keep('parbaj', 'Erdő', '');
  expect(await lists.remove({ id, name: 'Erdő' }, () => undefined)).toBe(false);
  session.readOnly = false;
  expect([names(), house.given('list_delete'), toasts.current?.lines[0]?.text]).toEqual([['Erdő'], [], words.readOnly]);
});

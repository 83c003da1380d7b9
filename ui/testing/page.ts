// The whole window in a test: mounted over a house of recordings, at any of its pages.

import { mockIPC } from '@tauri-apps/api/mocks';
import { configure, waitFor } from '@testing-library/dom';
import { flushSync, mount, unmount } from 'svelte';
import { expect } from 'vitest';
import App from '../src/App.svelte';
import { session } from '../src/app/session.svelte';
import { ready } from '../src/messages/index.svelte';
import { ends } from './ends';
import { answered, House } from './house';
import { unnamed } from './touch';

// Pages are loaded when they are first opened. What is missing is named; the whole page besides helps nobody.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') });

let app: object | null = null;
let house: House | null = null;

/**
 * Opens the app at a page over a house of its own, which `prepare` may have answer something else. What the window has
 * read once (rules, settings) it knows as long as the test's file runs.
 */
export async function open(hash: string, prepare: (house: House) => void = () => undefined): Promise<House> {
  await leave();
  house = new House();
  prepare(house);
  mockIPC(house.invoke as Parameters<typeof mockIPC>[0]);
  await Promise.all([session.load(), ready()]);
  follow(hash);
  app = mount(App, { target: document.body, props: { paper: '#ffffff' } });
  flushSync();
  await waitFor(() => {
    if (!document.querySelector('[data-page-title]')) throw new Error(`no page at ${hash}`);
  });
  return house;
}

/** Comes to a page as by a link. */
export function follow(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Closes the app, and says what was asked in it that nobody had an answer to. */
async function leave(): Promise<string[]> {
  if (app) await unmount(app);
  app = null;
  const missing = house?.missing ?? [];
  house = null;
  document.body.replaceChildren();
  return missing;
}

ends.push(async (meta) => {
  meta.answered = answered();
  const nameless = unnamed();
  expect(await leave(), 'asked, but never recorded: node tests/ui/record.js').toEqual([]);
  expect(nameless, 'without a name').toEqual([]);
});

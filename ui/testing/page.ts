// Mounts the whole window in a test over a house of recordings, at any page.

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

// Pages are loaded when first opened. Errors name the missing element, without printing the whole page.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') });

let app: object | null = null;
let house: House | null = null;

/**
 * Opens the app at a page over a new house; `prepare` may change its answers. What the window reads once (rules,
 * settings) stays for the whole test file.
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

/** Opens a page as a link does. */
export function follow(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Closes the app; returns the commands for which there was no recorded answer. */
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

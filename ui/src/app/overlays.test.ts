// Stacked sheets: each has a history entry, and Back closes the top one.

import { afterEach, expect, test } from 'vitest';
import { settled } from '../../testing/play';
import { closeTop, dropOverlay, forgetOverlays, overlaysOpen, pushOverlay, raiseOverlay } from './overlays';

let closed: string[] = [];

/** Opens a sheet that records when it is closed. */
function sheet(name: string): () => void {
  const close = () => {
    closed.push(name);
  };
  pushOverlay(close);
  return close;
}

const entries = () => (history.state as { overlay?: number } | null)?.overlay ?? 0;

afterEach(async () => {
  forgetOverlays();
  closed = [];
  await settled();
  history.replaceState({ depth: 0 }, '');
});

test('each way back closes one sheet, the top one first', async () => {
  for (const name of ['low', 'middle', 'top']) sheet(name);
  expect(entries()).toBe(3);
  history.back();
  await settled();
  expect(closed).toEqual(['top']);
  history.back();
  await settled();
  expect(closed).toEqual(['top', 'middle']);
  expect([overlaysOpen(), entries()]).toEqual([1, 1]);
});

test('asked twice at once, only one sheet is closed', async () => {
  for (const name of ['low', 'top']) sheet(name);
  expect(closeTop()).toBe(true);
  expect(closeTop()).toBe(true);
  await settled();
  expect(closed).toEqual(['top']);
});

test('with nothing open there is nothing to close', () => {
  expect(closeTop()).toBe(false);
});

test('a sheet that went by itself leaves no step of the way behind, and isn’t closed once more', async () => {
  const low = sheet('low');
  const top = sheet('top');
  dropOverlay(top);
  await settled();
  expect([overlaysOpen(), entries(), closed]).toEqual([1, 1, []]);
  dropOverlay(low);
  await settled();
  expect([overlaysOpen(), entries(), closed]).toEqual([0, 0, []]);
  dropOverlay(low);
  await settled();
  expect(entries()).toBe(0);
});

test('a sheet that opens while another one’s step is taken back keeps its own', async () => {
  dropOverlay(sheet('first'));
  sheet('second');
  await settled();
  expect([overlaysOpen(), entries(), closed]).toEqual([1, 1, []]);
  history.back();
  await settled();
  expect(closed).toEqual(['second']);
});

test('a sheet that was raised is closed first', async () => {
  const low = sheet('low');
  const top = sheet('top');
  expect(raiseOverlay(top)).toBe(false);
  expect(raiseOverlay(low)).toBe(true);
  history.back();
  await settled();
  expect(closed).toEqual(['low']);
});

test('forward leads to no sheet that has gone', async () => {
  sheet('only');
  history.back();
  await settled();
  history.forward();
  await settled();
  await settled();
  expect([overlaysOpen(), entries(), closed]).toEqual([0, 0, ['only']]);
});

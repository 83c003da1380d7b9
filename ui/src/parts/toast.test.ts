// Toasts: how long they stay, their actions, and that they are announced.

import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../app/toasts.svelte';
import { voice } from '../app/announcements.svelte';
import { open } from '../../testing/page';
import { settled, until } from '../../testing/play';
import { key, press, wordsOf } from '../../testing/touch';

const toast = () => document.querySelector<HTMLElement>('.toast');

async function say(happens: () => void): Promise<void> {
  await open('#/settings');
  happens();
  await until(toast, 'the sentence');
}

afterEach(() => {
  vi.useRealTimers();
  toasts.close();
});

test('it is seen over everything, and heard with what can be done', async () => {
  await say(() => {
    toasts.say('Törölve.', { label: 'Visszavonás', run: () => undefined });
  });
  expect(wordsOf('.toast')).toBe('Törölve. Visszavonás');
  expect(toast()?.parentElement?.getAttribute('popover')).toBe('manual');
  await settled();
  expect(voice.said.slice(-2).map(({ text }) => text)).toEqual(['Törölve.', 'Visszavonás']);
});

test('what can be done is done once, and the sentence goes', async () => {
  let done = 0;
  await say(() => {
    toasts.say('Törölve.', { label: 'Visszavonás', run: () => (done += 1) });
  });
  await press('Visszavonás');
  expect([done, toast()]).toEqual([1, null]);
});

test('it is put away by its button, or by Escape, which leaves the page where it is', async () => {
  await say(() => { toasts.say('Egy.'); });
  await press('Bezárás');
  expect(toast()).toBeNull();
  await say(() => { toasts.say('Kettő.'); });
  await key('Escape', { on: document.body });
  expect([toast(), location.hash]).toEqual([null, '#/settings']);
});

test('refusals stand each with its rule, which opens and takes them away', async () => {
  await say(() => {
    toasts.explain([{ text: 'Nem szomszédosak.', rule: 'MO-3.1' }, { text: 'Túl kicsi.', rule: 'MO-3.2' }]);
  });
  expect([...document.querySelectorAll('.toast p')].map((line) => line.textContent.replaceAll(/\s+/g, ' '))).toEqual(['Nem szomszédosak. MO-3.1', 'Túl kicsi. MO-3.2']);
  await press('MO-3.2 szabály');
  await until(() => document.querySelector('dialog article'), 'the rule');
  expect(toast()).toBeNull();
});

test('no refusal is no sentence', () => {
  toasts.explain([]);
  expect(toasts.current).toBeNull();
});

test('a new sentence takes the place of the one before', async () => {
  await say(() => { toasts.say('Egy.', { label: 'Mégis', run: () => undefined }); });
  toasts.say('Kettő.');
  await settled();
  expect([...document.querySelectorAll('.toast')].map((one) => one.textContent.trim())).toEqual(['Kettő.']);
});

test('it stays long enough to be found and read, the longer the more there is to read', () => {
  vi.useFakeTimers();
  for (const [text, ms] of [['Egy.', 5440], ['x'.repeat(100), 16_000]] as const) {
    toasts.say(text);
    vi.advanceTimersByTime(ms - 1);
    expect(toasts.current).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(toasts.current).toBeNull();
  }
});

test.each([
  ['is pointed at', (node: HTMLElement) => { fireEvent.pointerEnter(node); }, (node: HTMLElement) => { fireEvent.pointerLeave(node); }],
  ['has the focus', (node: HTMLElement) => { fireEvent.focusIn(node); }, (node: HTMLElement) => { fireEvent.focusOut(node); }],
])('while it %s it stays, and goes some time afterwards', async (_, come, leave) => {
  await say(() => { toasts.say('Egy.'); });
  const node = toast() ?? document.body;
  vi.useFakeTimers();
  come(node);
  vi.advanceTimersByTime(60_000);
  expect(toasts.current).not.toBeNull();
  leave(node);
  vi.advanceTimersByTime(5440);
  expect(toasts.current).toBeNull();
});

test('the table it was said at takes it along, whatever can be done from it', () => {
  toasts.say('Törölve.', { label: 'Visszavonás', run: () => undefined });
  const leave = toasts.arrive();
  leave();
  expect(toasts.current).not.toBeNull();
  const leaveNext = toasts.arrive();
  toasts.say('Vége.', { label: 'Tovább', run: () => undefined });
  leaveNext();
  expect(toasts.current).toBeNull();
});

test('the next touch elsewhere takes it away, unless something can still be done from it', async () => {
  await say(() => { toasts.say('Nem megy.'); });
  fireEvent.pointerDown(toast() ?? document.body);
  expect(toasts.current).not.toBeNull();
  fireEvent.pointerDown(document.body);
  expect(toasts.current).toBeNull();
  await say(() => { toasts.say('Törölve.', { label: 'Visszavonás', run: () => undefined }); });
  fireEvent.pointerDown(document.body);
  expect(toasts.current).not.toBeNull();
});

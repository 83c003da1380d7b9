// Texts taken out of the app: copied, or saved as a file.

import { mount, unmount, flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { ExportText } from '../bindings';
import { problem } from '../../testing/house';
import { settled } from '../../testing/play';
import { press, wordsOf, buttonIf } from '../../testing/touch';
import { withCards } from '../../testing/playing.svelte';
import { toasts } from '../app/toasts.svelte';
import TextOut from './TextOut.svelte';

const says = { copy: 'Másolás', copied: 'A vágólapon van.', notCopied: 'Jelöld ki!', put: 'Mentés', done: (path: string) => `Itt van: ${path}`, size: (letters: number) => `${String(letters)} betű` };
type Put = { status: 'ok'; data: string } | { status: 'error'; error: ReturnType<typeof problem> };

let shown: object | null = null;
let failed = 0;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  Reflect.deleteProperty(navigator, 'clipboard');
  toasts.close();
});

async function show(out: Partial<ExportText> | null, put: () => Promise<Put> = () => Promise.resolve({ status: 'ok', data: '' })): Promise<void> {
  await withCards();
  failed = 0;
  shown = mount(TextOut, {
    target: document.body,
    props: {
      label: 'A parti',
      says,
      fetch: () => Promise.resolve(out === null ? { status: 'error' as const, error: problem('crashed') } : { status: 'ok' as const, data: { text: 'e4 e5', name: 'parti.txt', canSave: true, ...out } }),
      put,
      onfail: () => (failed += 1),
    },
  });
  flushSync();
  await settled();
}

function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

test('it is copied whole, and says so', async () => {
  let copied = '';
  clipboard((text) => {
    copied = text;
    return Promise.resolve();
  });
  await show({});
  await press('Másolás');
  expect(copied).toBe('e4 e5');
  expect(wordsOf('[role="status"]')).toBe('A vágólapon van.');
});

test('where it can’t be copied it is selected, to be copied by hand', async () => {
  clipboard(() => Promise.reject(new Error('no')));
  await show({});
  await press('Másolás');
  const area = document.querySelector('textarea');
  expect([area?.selectionStart, area?.selectionEnd, area?.value]).toEqual([0, 5, 'e4 e5']);
  expect(wordsOf('[role="status"]')).toBe('Jelöld ki!');
});

test('it is put into a file, which can’t be asked for twice meanwhile, and says where that is', async () => {
  let put = (): void => undefined;
  await show({}, () => new Promise((resolve) => (put = () => { resolve({ status: 'ok', data: '/parti.txt' }); })));
  await press('Mentés');
  expect((buttonIf('Mentés') as HTMLButtonElement).disabled).toBe(true);
  put();
  await settled();
  expect((buttonIf('Mentés') as HTMLButtonElement).disabled).toBe(false);
  expect(wordsOf('[role="status"]')).toBe('Itt van: /parti.txt');
});

test('a file that can’t be written says why, and one may try again', async () => {
  await show({}, () => Promise.resolve({ status: 'error', error: problem('crashed', 'Nincs hely.') }));
  await press('Mentés');
  expect(toasts.current?.lines[0]?.text).toBe('Nincs hely.');
  expect(wordsOf('[role="status"]')).toBe('');
  expect((buttonIf('Mentés') as HTMLButtonElement).disabled).toBe(false);
});

test('where files can’t be written it can only be copied', async () => {
  await show({ canSave: false });
  expect(buttonIf('Mentés')).toBeNull();
  expect(buttonIf('Másolás')).not.toBeNull();
});

test('a very long text isn’t shown, but how long it is', async () => {
  await show({ text: 'x'.repeat(200_001) });
  expect(document.querySelector('textarea')).toBeNull();
  expect(wordsOf('label')).toContain('200001 betű');
});

test('one that can’t be had is told to who asked', async () => {
  await show(null);
  expect([failed, buttonIf('Másolás')]).toEqual([1, null]);
});

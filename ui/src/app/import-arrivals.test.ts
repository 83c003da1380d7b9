// A file that is dropped, pasted or handed over by the system is opened from any page.

import { afterEach, expect, test } from 'vitest';
import type { HandedOver, ImportPreview } from '../bindings';
import type { House } from '../../testing/house';
import { open } from '../../testing/page';
import { settled, until } from '../../testing/play';
import { key, says } from '../../testing/touch';
import { arrivals } from './import-arrivals.svelte';
import { asText } from './file';
import { forgetOverlays } from './overlays';

afterEach(() => {
  arrivals.take();
  forgetOverlays();
});

const DECK: ImportPreview = { kind: 'list', game: 'parbaj', text: '3 lombor' };

const page = (hash: string): Promise<House> =>
  open(hash, (house) => {
    house.on('import_preview', () => DECK);
  });

/** Dispatches a drag or clipboard event; returns whether the app handled it itself. */
function happens(name: string, data: { files?: File[]; text?: string }, on: Element = document.body): boolean {
  const { files = [], text = '' } = data;
  const transfer = { files, types: files.length > 0 ? ['Files'] : ['text/plain'], getData: () => text, dropEffect: 'none' };
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer: transfer, clipboardData: transfer });
  on.dispatchEvent(event);
  return event.defaultPrevented;
}

const file = (text: string) => new File([text], 'pakli.txt');
const asBytes = (text: string) => asText(new TextEncoder().encode(text));

test.each(['#/', '#/settings', '#/own/cardgo/records'])('a file dropped at %s leads to Import, which has looked at it', async (hash) => {
  const house = await open(hash, (house) => {
    house.on('import_preview', () => DECK);
    house.on('list_kept', () => []);
  });
  expect([happens('dragover', { files: [file('3 lombor')] }), happens('drop', { files: [file('3 lombor')] })]).toEqual([true, true]);
  await says('Megnézem ott');
  expect([location.hash, house.given('import_preview').map(({ file }) => file)]).toEqual(['#/open', [asBytes('3 lombor')]]);
});

test('what is pasted outside a field is looked at as what is pasted at Import', async () => {
  const house = await page('#/settings');
  happens('paste', { text: '3 lombor' });
  await says('Megnézem ott');
  expect([location.hash, house.given('import_preview')[0]?.['file']]).toEqual(['#/open', asBytes('\u{feff}3 lombor')]);
  expect(document.querySelector('textarea')?.value).toBe('3 lombor');
});

test('at Import itself another file takes the place of the first', async () => {
  const house = await page('#/open');
  for (const text of ['egy', 'kettő']) {
    happens('drop', { files: [file(text)] });
    await until(() => house.given('import_preview').some((args) => args['file'] === asBytes(text)), text);
  }
  await says('Megnézem ott');
  expect([house.given('import_preview').length, location.hash]).toEqual([2, '#/open']);
});

test('what is pasted into a field stays there, and empty words lead nowhere', async () => {
  await page('#/book');
  const field = await until(() => document.querySelector('input[type="search"]'), 'the field');
  happens('paste', { text: '3 lombor' }, field);
  happens('paste', { text: ' \n' });
  await settled();
  expect(location.hash).toBe('#/book');
});

test('words that are dragged are left alone, and so is a field that asks for a file itself', async () => {
  await page('#/open');
  expect([happens('dragover', { text: 'szó' }), happens('drop', { text: 'szó' })]).toEqual([false, false]);
  const input = await until(() => document.querySelector('input[type="file"]'), 'the field');
  expect(happens('drop', { files: [file('egy')] }, input)).toBe(false);
});

test('while a file is dragged over the window, it says that it may be dropped', async () => {
  await page('#/settings');
  const veil = () => document.querySelector('.veil')?.textContent.trim() ?? null;
  const dragged = { files: [file('egy')] };
  const [one, other] = [document.body, await until(() => document.querySelector('h1'), 'the title')];
  happens('dragenter', dragged, one);
  await settled();
  expect(veil()).toBe('Ejtsd ide, és megnyitom');
  // Between two elements, the new one is entered before the old one is left.
  happens('dragenter', dragged, other);
  happens('dragleave', dragged, one);
  await settled();
  expect(veil()).not.toBeNull();
  happens('dragleave', dragged, other);
  await settled();
  expect(veil()).toBeNull();
  happens('dragover', dragged);
  happens('drop', dragged);
  await says('Megnézem ott');
  expect(veil()).toBeNull();
  happens('dragover', { text: 'szó' });
  await settled();
  expect(veil()).toBeNull();
});

const handing = (...handed: (HandedOver | null)[]) => (house: House) => {
  house.on('import_preview', () => DECK);
  house.on('handed_over', () => handed.shift() ?? null);
};

test('the file that the app was started with is looked at, byte by byte', async () => {
  const house = await open('#/settings', handing({ kind: 'file', name: 'pakli.txt', text: asBytes('3 lombőr') }));
  await says('Megnézem ott');
  expect([location.hash, house.given('import_preview').map(({ file }) => file)]).toEqual(['#/open', [asBytes('3 lombőr')]]);
});

test('a file of a second start takes the place of a sheet, and what can’t be read is told', async () => {
  const house = await open('#/settings', handing(null, { kind: 'file', name: 'a.txt', text: '3 lombor' }, { kind: 'fault', sentence: 'Nincs ilyen fájl: b.sgf.' }, null));
  await key('?', { on: document.body });
  await until(() => document.querySelector('dialog[open]'), 'the sheet');
  dispatchEvent(new Event('handed'));
  await says('Megnézem ott');
  expect([location.hash, document.querySelector('dialog[open]')]).toEqual(['#/open', null]);
  dispatchEvent(new Event('handed'));
  await says('Nincs ilyen fájl: b.sgf.', '[role="alert"]');
  expect(document.body.textContent).not.toContain('Megnézem ott');
  // Nothing is waiting, so nothing changes.
  dispatchEvent(new Event('handed'));
  await settled();
  await says('Nincs ilyen fájl: b.sgf.', '[role="alert"]');
  expect(house.given('import_preview').length).toBe(1);
});

test('nothing is taken in behind a sheet, but the window doesn’t turn into the file either', async () => {
  await page('#/settings');
  await key('?', { on: document.body });
  await until(() => document.querySelector('dialog[open]'), 'the sheet');
  expect(happens('drop', { files: [file('egy')] })).toBe(true);
  happens('paste', { text: 'egy' });
  await settled();
  expect([location.hash, arrivals.waiting]).toEqual(['#/settings', null]);
});

// Sheets over a page: closed from the top, with the focus returned to where it was.

import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { forgetOverlays } from '../app/overlays';
import { open } from '../../testing/page';
import { settled, until } from '../../testing/play';
import { buttonIf, key, nameOf, press, says, touch } from '../../testing/touch';

// Sheets left open by a test are forgotten after it.
afterEach(forgetOverlays);

const dialogs = () => [...document.querySelectorAll('dialog')];
const titles = () => dialogs().map((dialog) => dialog.querySelector('h2')?.textContent);

/** Opens a reading page with short rules, where rules and cards open on top. */
async function aid(): Promise<void> {
  await open('#/read/mochi/aid');
  await until(() => document.querySelector('article.aid .rule'), 'the rules in short');
}

/** Focuses and presses a button that opens a rule's sheet; returns the button. */
async function openRule(): Promise<HTMLElement> {
  const way = await until(() => document.querySelector<HTMLElement>('article.aid button.rule'), 'a rule');
  way.focus();
  await touch(way);
  await until(() => document.querySelector('dialog article'), 'the sheet');
  return way;
}

test('a sheet has a name, and speaks, for behind it nothing is heard', async () => {
  await aid();
  await openRule();
  const [sheet] = dialogs();
  expect(sheet?.open).toBe(true);
  expect(document.getElementById(sheet?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(titles()[0]);
  expect(sheet?.querySelector('[data-voice]')?.getAttribute('aria-live')).toBe('polite');
});

test.each([
  ['its button', () => press('Bezárás', document.querySelector('dialog') ?? document)],
  ['Escape', () => key('Escape', { on: document.body })],
  ['the way back', async () => { history.back(); await settled(); }],
  ['a touch beside it', async () => { fireEvent.pointerDown(document.querySelector('dialog') ?? document.body); await settled(); }],
])('it is closed by %s, the keyboard is back where it was opened, and the page stays', async (_, close) => {
  await aid();
  const way = await openRule();
  await close();
  await until(() => dialogs().length === 0, 'it to close');
  expect(document.activeElement).toBe(way);
  await settled();
  expect(location.hash).toBe('#/read/mochi/aid');
  expect((history.state as { overlay?: number } | null)?.overlay ?? 0).toBe(0);
});

test('a touch inside it doesn’t close it, and Escape of its own is the page’s', async () => {
  await aid();
  await openRule();
  const [sheet] = dialogs();
  fireEvent.pointerDown(sheet?.querySelector('h2') ?? document.body);
  const cancel = new Event('cancel', { cancelable: true });
  sheet?.dispatchEvent(cancel);
  await settled();
  expect(cancel.defaultPrevented).toBe(true);
  expect(dialogs()).toHaveLength(1);
});

test('of a card and its rule the one opened last lies on top and is closed first', async () => {
  await open('#/read/mochi/cards');
  await touch(await until(() => document.querySelector<HTMLElement>('article li button'), 'a card'));
  await until(() => document.querySelector('dialog .sheet li button'), 'its parts');
  const [card] = titles();
  await press(/^MO-/, document.querySelector('dialog') ?? document);
  await until(() => dialogs().length === 2, 'the rule');
  await key('Escape', { on: document.body });
  await until(() => dialogs().length === 1, 'the rule to close');
  expect(titles()).toEqual([card]);
  await key('Escape', { on: document.body });
  await until(() => dialogs().length === 0, 'the card to close');
});

test('a page opened from a sheet leaves none behind', async () => {
  await aid();
  await openRule();
  await press('Megnyitás a szabálykönyvben', document.querySelector('dialog') ?? document);
  await until(() => location.hash.startsWith('#/rule/') && document.querySelector('#rule'), 'the page of the rule');
  expect(dialogs()).toEqual([]);
  history.back();
  await until(() => document.querySelector('article.aid'), 'the page before');
  expect(dialogs()).toEqual([]);
});

test('what is folded says what can be told of it, and opens at a touch', async () => {
  await open('#/about');
  const fold = await until(() => document.querySelector<HTMLDetailsElement>('article[data-game="mochi"] details'), 'the fold');
  expect(fold.open).toBe(false);
  expect(nameOf(fold.querySelector('summary') ?? fold)).toBe('Ami itt van belőle');
  await press('Ami itt van belőle', fold);
  expect(fold.open).toBe(true);
  await says('Az igazi játékok');
  expect(buttonIf('Bezárás')).toBeNull();
});

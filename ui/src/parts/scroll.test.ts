// Content that doesn't fit scrolls, and this is shown and reachable by keyboard. The tests set its height.

import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { sizesChanged } from '../../testing/sizes';
import Scroll from './Scroll.svelte';

let shown: object | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** Mounts a box of the common height (320) around content of the given height. */
function box(height: number): HTMLElement {
  shown = mount(Scroll, { target: document.body, props: { label: 'Mi történik itt', children: createRawSnippet(() => ({ render: () => '<p>Hosszú.</p>' })) } });
  flushSync();
  const root = document.querySelector<HTMLElement>('.scroll') ?? expect.fail('no box');
  grow(root, height);
  return root;
}

function grow(root: HTMLElement, height: number): void {
  Object.defineProperty(root, 'scrollHeight', { configurable: true, value: height });
  sizesChanged();
  flushSync();
}

function scroll(root: HTMLElement, top: number): void {
  root.scrollTop = top;
  root.dispatchEvent(new Event('scroll'));
  flushSync();
}

const fades = ({ classList }: HTMLElement) => ['above', 'below'].filter((side) => classList.contains(side));
const toKeyboard = (root: HTMLElement) => [root.getAttribute('tabindex'), root.getAttribute('role'), root.getAttribute('aria-label')];

test('what fits is no stop for the keyboard, and fades nowhere', () => {
  const root = box(320);
  expect([fades(root), toKeyboard(root)]).toEqual([[], [null, null, null]]);
});

test('what doesn’t fit fades below, and can be reached by its name', () => {
  const root = box(500);
  expect([fades(root), toKeyboard(root)]).toEqual([['below'], ['0', 'group', 'Mi történik itt']]);
});

test('it fades wherever there is more', () => {
  const root = box(500);
  scroll(root, 90);
  expect(fades(root)).toEqual(['above', 'below']);
  scroll(root, 180);
  expect([fades(root), toKeyboard(root)[0]]).toEqual([['above'], '0']);
});

test('what grows later is noticed, and what shrinks as well', () => {
  const root = box(320);
  grow(root, 400);
  expect(fades(root)).toEqual(['below']);
  grow(root, 320);
  expect([fades(root), toKeyboard(root)[0]]).toEqual([[], null]);
});

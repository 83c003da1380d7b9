// Numbers over a drawing of a table: each at a corner of its part, none over another. The test elements state their own
// positions.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Label } from '../../bindings';
import { pinned } from './pins';

const restore: (() => void)[] = [];

/** Positions are relative to the window; the drawing itself begins at 10, 20. */
function rectOf(this: Element): DOMRect {
  const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute('at') ?? '').split(' ').map(Number);
  return new DOMRect(x, y, width, height);
}

beforeEach(() => {
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
  const rects = vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.hasAttribute('at') ? [rectOf.call(this)] : []) as unknown as DOMRectList;
  });
  restore.push(() => { rect.mockRestore(); }, () => { rects.mockRestore(); });
});
afterEach(() => {
  for (const one of restore.splice(0)) one();
});

const labels = (...names: string[]) => names.map((at) => ({ at, text: [] }) as Label);
const part = (name: string, at: string, within = '') => `<b data-part="${name}" at="${at}">${within}</b>`;

/** Builds a drawing of 320 × 320 (the size used in all tests here) with these parts. */
function picture(parts: string, ...names: string[]) {
  const box = document.createElement('div');
  box.setAttribute('at', '10 20 320 320');
  box.innerHTML = parts;
  return pinned(box, labels(...names));
}

test('a part has a line round it and its number on its first corner, in the picture’s own measure', () => {
  expect(picture(part('deck', '110 120 50 70'), 'deck')).toEqual([{ at: 'deck', number: 1, left: 82, top: 82, part: { left: 95, top: 95, width: 60, height: 80 } }]);
});

test('what isn’t drawn has no number, and the others keep theirs', () => {
  const pins = picture(part('deck', '110 120 50 70') + part('flat', '0 0 0 40') + part('hand', '10 260 300 60'), 'reserve', 'deck', 'flat', 'hand');
  expect(pins.map(({ at, number }) => [at, number])).toEqual([['deck', 2], ['hand', 4]]);
});

test('a wide part that holds little is marked where that lies', () => {
  const [hand] = picture(part('hand', '10 260 320 60', '<i at="100 260 40 60"></i><i at="150 260 40 60"></i>'), 'hand');
  expect(hand?.part).toEqual({ left: 85, top: 235, width: 100, height: 70 });
});

test('what only groups others is looked through, and words for the ear are left out', () => {
  const [hand] = picture(part('hand', '10 260 320 60', '<u><i at="100 260 40 60"></i></u><i class="unseen" at="0 0 1 1"></i>'), 'hand');
  expect(hand?.part).toEqual({ left: 85, top: 235, width: 50, height: 70 });
});

test('a part in several places is one', () => {
  const [seats] = picture(part('seats', '20 30 40 40') + part('seats', '200 30 40 40'), 'seats');
  expect(seats?.part).toEqual({ left: 5, top: 5, width: 230, height: 50 });
});

test('a line never leaves the picture, nor does a number', () => {
  const [all] = picture(part('felt', '0 0 500 500'), 'felt');
  expect(all).toEqual({ at: 'felt', number: 1, left: 0, top: 0, part: { left: 2, top: 2, width: 316, height: 316 } });
  const [corner] = picture(part('corner', '300 310 30 30'), 'corner');
  expect([corner?.left, corner?.top]).toEqual([272, 272]);
});

test('what lies outside the picture has no number', () => {
  expect(picture(part('far', '500 40 30 30'), 'far')).toEqual([]);
});

test('numbers of parts that lie on each other stand apart', () => {
  const pins = picture(part('a', '110 120 50 70') + part('b', '110 120 50 70') + part('c', '112 122 46 66'), 'a', 'b', 'c');
  expect(pins.length).toBe(3);
  for (const one of pins) for (const other of pins) if (one !== other) expect(Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top))).toBeGreaterThanOrEqual(32);
});

test('a name with signs in it is found as it is', () => {
  expect(picture(part('seat.1:x', '110 120 50 70'), 'seat.1:x').length).toBe(1);
});

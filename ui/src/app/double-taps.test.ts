// The second touch of a double tap doesn't press what has only just appeared under the finger.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDoubleTaps } from './double-taps';

let stop: () => void;
let pressed: string[] = [];
let below: Element | null = null;

beforeEach(() => {
  document.body.innerHTML = `
    <button id="first" data-place="1">Húzás</button>
    <button id="second" data-place="2">Pakli</button>
    <button id="again" data-place="1">Húzás</button>
    <p id="words">Szia!</p>`;
  pressed = [];
  document.body.onclick = (event) => pressed.push((event.target as Element).id);
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => below);
  stop = watchDoubleTaps();
});
afterEach(() => {
  stop();
  vi.mocked(document.elementFromPoint).mockRestore();
  document.body.onclick = null;
  document.body.replaceChildren();
});

function thing(id: string): Element {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

/** Touches the point at a time, in milliseconds; `id` is the element that lies there at that moment. */
function touch(id: string, ms: number, detail = 1): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: 5, clientY: 5 });
  Object.defineProperty(event, 'timeStamp', { value: ms });
  below = thing(id);
  return below.dispatchEvent(event);
}

test('another button that came under the finger meanwhile isn’t pressed', () => {
  touch('first', 1000);
  expect(touch('second', 1200)).toBe(false);
  expect(pressed).toEqual(['first']);
});

test('after a while it is', () => {
  touch('first', 1000);
  touch('second', 1300);
  expect(pressed).toEqual(['first', 'second']);
});

test('the same thing may be touched as fast as one likes, even if it was drawn anew', () => {
  touch('first', 1000);
  touch('first', 1100);
  touch('again', 1150);
  expect(pressed).toEqual(['first', 'first', 'again']);
});

test('a key has no place, and presses what has the focus', () => {
  touch('first', 1000);
  touch('second', 1050, 0);
  expect(pressed).toEqual(['first', 'second']);
});

test('what lay elsewhere is another gesture', () => {
  touch('first', 1000);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: 1100 });
  below = thing('words');
  thing('second').dispatchEvent(event);
  expect(pressed).toEqual(['first', 'second']);
});

test('what came under the finger looks as if it waited, and no longer once time is up', async () => {
  touch('first', performance.now());
  below = thing('second');
  await vi.waitFor(() => {
    expect(thing('second').hasAttribute('data-waiting')).toBe(true);
  });
  await vi.waitFor(() => {
    expect(thing('second').hasAttribute('data-waiting')).toBe(false);
  });
  expect(thing('first').hasAttribute('data-waiting')).toBe(false);
});

test('once it has stopped every touch counts', () => {
  touch('first', 1000);
  stop();
  touch('second', 1050);
  expect(pressed).toEqual(['first', 'second']);
});

// A long press opens a card's sheet or shows a button's name; so do the right button, the menu key and a letter.

import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInspection } from './inspect';

let looked: [string, string | undefined][] = [];
let named: string[] = [];
let stop: () => void;
let clicks = 0;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="card" data-inspect="P3" data-game="mochi"><span id="within"></span></button>
    <button id="enter" data-inspect="Y1" data-inspect-enter></button>
    <button id="drawn" title="Napló"></button>
    <button id="plain"></button>
    <div id="over" data-over-cards></div>`;
  [looked, named, clicks] = [[], [], 0];
  stop = watchInspection((code, game) => looked.push([code, game]), (button) => named.push(button.title));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function thing(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

const finger = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 10 };
const down = (id: string, how = {}) => fireEvent.pointerDown(thing(id), { ...finger, ...how });

test('a finger that rests on a card looks at it, and lifting it presses nothing', () => {
  thing('card').onclick = () => (clicks += 1);
  down('within');
  vi.advanceTimersByTime(400);
  expect(looked).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(looked).toEqual([['P3', 'mochi']]);
  fireEvent.pointerUp(thing('card'), finger);
  fireEvent.click(thing('card'));
  expect(clicks).toBe(0);
  vi.advanceTimersByTime(400);
  fireEvent.click(thing('card'));
  expect(clicks).toBe(1);
});

test('a short touch looks at nothing, and is a touch', () => {
  thing('card').onclick = () => (clicks += 1);
  down('card');
  vi.advanceTimersByTime(200);
  fireEvent.pointerUp(thing('card'), finger);
  fireEvent.click(thing('card'));
  vi.advanceTimersByTime(1000);
  expect([looked, clicks]).toEqual([[], 1]);
});

test('a finger is never quite still, but one that wanders off looks at nothing', () => {
  down('card');
  fireEvent.pointerMove(thing('card'), { ...finger, clientX: 16 });
  vi.advanceTimersByTime(500);
  expect(looked).toHaveLength(1);
  down('card');
  fireEvent.pointerMove(thing('card'), { ...finger, clientX: 30 });
  vi.advanceTimersByTime(500);
  expect(looked).toHaveLength(1);
});

test.each([
  ['that scrolls', () => fireEvent.scroll(document)],
  ['that the system takes away', () => fireEvent.pointerCancel(thing('card'), finger)],
])('a finger %s looks at nothing', (_, happens) => {
  down('card');
  happens();
  vi.advanceTimersByTime(500);
  expect(looked).toEqual([]);
});

test.each([{ pointerType: 'mouse' }, { isPrimary: false }])('%o that rests looks at nothing', (how) => {
  down('card', how);
  vi.advanceTimersByTime(500);
  expect(looked).toEqual([]);
});

test('a button that is only drawn tells its name; one with words has no need to', () => {
  for (const id of ['drawn', 'plain']) {
    down(id);
    vi.advanceTimersByTime(500);
  }
  expect([named, looked]).toEqual([['Napló'], []]);
});

test('the right button looks at a card and shows no menu; elsewhere the menu is the system’s', () => {
  expect(fireEvent.contextMenu(thing('card'))).toBe(false);
  expect(looked).toEqual([['P3', 'mochi']]);
  expect(fireEvent.contextMenu(thing('plain'))).toBe(true);
});

test('a held finger that asks for the menu as well looks once', () => {
  down('card');
  fireEvent.contextMenu(thing('card'));
  vi.advanceTimersByTime(500);
  expect(looked).toHaveLength(1);
});

test('the letter I looks at a card, Enter only where it has nothing else to do', () => {
  fireEvent.keyDown(thing('card'), { key: 'I' });
  fireEvent.keyDown(thing('card'), { key: 'Enter' });
  fireEvent.keyDown(thing('enter'), { key: 'Enter' });
  fireEvent.keyDown(thing('plain'), { key: 'i' });
  expect(looked).toEqual([['P3', 'mochi'], ['Y1', undefined]]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])('with %o the letter I is no wish to look', (how) => {
  fireEvent.keyDown(thing('card'), { key: 'i', ...how });
  expect(looked).toEqual([]);
});

test('a card is found under what lies over it', () => {
  vi.spyOn(document, 'elementsFromPoint').mockReturnValueOnce([thing('over'), thing('within')]);
  fireEvent.contextMenu(thing('over'));
  expect(looked).toEqual([['P3', 'mochi']]);
});

test('once it has stopped nothing is looked at', () => {
  stop();
  fireEvent.contextMenu(thing('card'));
  expect(looked).toEqual([]);
});

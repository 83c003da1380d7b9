// The tooltips of cards and points.

import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchHover } from './hover';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <button id="card" data-inspect="P3" aria-label="rózsaszín hármas"><i id="within"></i></button>
    <button id="point" data-point="c4"><span class="unseen">C4, üres</span></button>
    <button id="other" aria-label="Vissza"></button>`;
  stop = watchHover();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const over = (id: string, pointerType = 'mouse') => fireEvent.pointerOver(document.getElementById(id) ?? document.body, { pointerType });
const title = (id: string) => document.getElementById(id)?.title;

test('a card tells its name, a point what its hidden words say', () => {
  over('within');
  over('point');
  expect([title('card'), title('point')]).toEqual(['rózsaszín hármas', 'C4, üres']);
});

test('what it tells is what it is now', () => {
  over('card');
  document.getElementById('card')?.setAttribute('aria-label', 'sárga egyes');
  over('card');
  expect(title('card')).toBe('sárga egyes');
});

test('a finger, and what is no part of a table, need no title', () => {
  over('card', 'touch');
  over('other');
  expect([title('card'), title('other')]).toEqual(['', '']);
});

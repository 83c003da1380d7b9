// Positions of stars in the drawing of a figure.

import { describe, expect, test } from 'vitest';
import { between, brightness, nearest, spread } from './atlas';

const NO_EDGE = { top: 0, right: 0, bottom: 0, left: 0 };

describe('a figure in its box', () => {
  test('is as large as it goes, unbent, in the middle', () => {
    // 10 by 10 in a box of 200 by 100: scaled by ten, with 50 to spare on both sides.
    const spots = spread([{ x: 10, y: 10 }, { x: 20, y: 20 }], 200, 100, NO_EDGE);
    expect(spots).toEqual([{ x: 50, y: 0 }, { x: 150, y: 100 }]);
  });

  test('keeps away from the edges it is told of', () => {
    const spots = spread([{ x: 0, y: 0 }, { x: 10, y: 10 }], 100, 100, { top: 20, right: 10, bottom: 0, left: 10 });
    expect(spots).toEqual([{ x: 10, y: 20 }, { x: 90, y: 100 }]);
  });

  test('a single star lies in the middle', () => {
    expect(spread([{ x: 3, y: 4 }], 100, 60, NO_EDGE)).toEqual([{ x: 50, y: 30 }]);
  });
});

test('a star is drawn the larger the smaller its magnitude, within bounds', () => {
  expect([brightness(-1), brightness(0.6), brightness(2.9), brightness(5.2), brightness(6)].map((it) => Number(it.toFixed(3)))).toEqual([1, 1, 0.5, 0, 0]);
});

test('a line begins and ends a little away from its stars', () => {
  expect(between({ x: 0, y: 0 }, { x: 10, y: 0 }, 2, 3)).toEqual([{ x: 2, y: 0 }, { x: 7, y: 0 }]);
  expect(between({ x: 0, y: 0 }, { x: 0, y: 10 }, 2)).toEqual([{ x: 0, y: 2 }, { x: 0, y: 8 }]);
});

describe('the star that a touch means', () => {
  const spots = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 100, y: 0 }];

  test('is the nearest one', () => {
    expect(nearest(spots, { x: 6, y: 0 }, 20)).toBe(1);
    expect(nearest(spots, { x: 4, y: 0 }, 20)).toBe(0);
  });

  test('is none where all are too far', () => {
    expect(nearest(spots, { x: 50, y: 0 }, 20)).toBeNull();
  });

  test('is another one where the nearest doesn’t fit', () => {
    expect(nearest(spots, { x: 9, y: 0 }, 20, (star) => star !== 1)).toBe(0);
  });
});

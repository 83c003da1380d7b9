// Placement of names and prices beside stars, where they hide nothing.

import { describe, expect, test } from 'vitest';
import { placeNames, widthOf } from './labels';
import { placePrices } from './prices';

const SIZE = { width: 300, height: 300 };
const MIDDLE = { x: 150, y: 150 };

describe('a price', () => {
  const at = (steps: number, spots: { x: number; y: number }[], lines: [number, number][] = []) => placePrices(new Map([[0, { steps, price: 2 }]]), spots, lines, SIZE)[0]?.at;

  test('of the next step sits nearer to its star’s glow than one of a later step', () => {
    expect(at(1, [MIDDLE])).toEqual({ x: 150 + 0.72 * 24, y: 150 - 0.72 * 24 });
    expect(at(2, [MIDDLE])).toEqual({ x: 150 + 0.72 * 18, y: 150 - 0.72 * 18 });
  });

  test('makes way for a line', () => {
    const there = at(1, [MIDDLE, { x: 250, y: 50 }], [[0, 1]]);
    expect(there?.x).toBeLessThan(150);
  });

  test('makes way for another star, and for the edge', () => {
    expect(at(1, [MIDDLE, { x: 165, y: 133 }])?.x).toBeLessThan(150);
    const corner = placePrices(new Map([[0, { steps: 1, price: 1 }]]), [{ x: 290, y: 10 }], [], SIZE)[0]?.at;
    expect([corner && corner.x < 290, corner && corner.y > 10]).toEqual([true, true]);
  });

  test('two prices never lie on one another', () => {
    const [one, other] = placePrices(new Map([[0, { steps: 1, price: 1 }], [1, { steps: 1, price: 1 }]]), [MIDDLE, { x: 150, y: 154 }], [], SIZE);
    expect(Math.hypot((one?.at.x ?? 0) - (other?.at.x ?? 0), (one?.at.y ?? 0) - (other?.at.y ?? 0))).toBeGreaterThanOrEqual(24);
  });

  test('there is none where it isn’t told', () => {
    expect(placePrices(new Map([[0, { steps: 1, price: null }]]), [MIDDLE], [], SIZE)).toEqual([]);
  });
});

describe('a name', () => {
  const NAMES = [{ star: 0, text: 'Vega' }];

  test('stands to the right of its star where nothing is in its way', () => {
    const [label] = placeNames(NAMES, [MIDDLE], [], [], SIZE);
    expect(label?.x).toBeGreaterThan(150);
    expect(label?.width).toBe(widthOf('Vega'));
  });

  test('goes to the left at the right edge, and where a star lies there', () => {
    expect(placeNames(NAMES, [{ x: 290, y: 150 }], [], [], SIZE)[0]?.x).toBeLessThan(290);
    expect(placeNames(NAMES, [MIDDLE], [], [{ x: 175, y: 150, r: 8 }], SIZE)[0]?.x).toBeLessThan(150);
  });

  test('never covers another name', () => {
    const labels = placeNames([...NAMES, { star: 1, text: 'Sulafat' }], [MIDDLE, { x: 152, y: 152 }], [], [], SIZE);
    const [one, other] = labels;
    const apart = Math.abs((one?.x ?? 0) - (other?.x ?? 0)) >= ((one?.width ?? 0) + (other?.width ?? 0)) / 2 || Math.abs((one?.y ?? 0) - (other?.y ?? 0)) >= 17;
    expect(apart).toBe(true);
  });

  test('wide letters take more room than slim ones', () => {
    expect(widthOf('mmm')).toBeGreaterThan(widthOf('lll'));
    expect(widthOf('il')).toBe(12);
  });
});

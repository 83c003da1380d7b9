// The layout of a hand's cards.

import { expect, test } from 'vitest';
import { rowHeight, spread, type Spread } from './spread';

const usual = { width: 360, widest: 96, narrowest: 34, apart: false, shown: 1, tallest: 300 };
const lie = (cards: number, wish: Partial<Parameters<typeof spread>[0]> = {}) => spread({ ...usual, cards, ...wish });

/** Checks that every card lies within the width, and that no card overlaps its neighbours more than allowed. */
function inside({ spots, card }: Spread, width: number): void {
  for (const { x } of spots) {
    expect(x).toBeGreaterThanOrEqual(-0.01);
    expect(x + card).toBeLessThanOrEqual(width + 0.01);
  }
}

test('few cards are as wide as they may be, side by side in the middle', () => {
  const three = lie(3);
  expect(three.card).toBe(96);
  expect(three.hidden).toBe(0);
  const [first, , last] = three.spots;
  expect((first?.x ?? 0) + (last?.x ?? 0) + three.card).toBeCloseTo(usual.width);
  expect(three.height).toBeCloseTo(rowHeight(96), 0);
});

test.each([1, 2, 5, 9, 10, 11, 17, 24, 40])('%i cards all lie in the room, in rows from left to right', (cards) => {
  for (const wish of [{}, { apart: true }, { shown: 0.4 }, { within: 200 }]) {
    const all = lie(cards, wish);
    expect(all.spots).toHaveLength(cards);
    inside(all, usual.width);
    for (const [at, spot] of all.spots.entries()) {
      const before = all.spots[at - 1];
      if (!before) continue;
      expect(spot.row).toBe(Math.floor(at / all.each));
      if (spot.row === before.row) expect(spot.x - before.x).toBeCloseTo(all.pitch);
      else expect(spot.y - before.y).toBeCloseTo(all.step);
    }
  }
});

test('cards grow narrower before they break into rows, and never narrower than is wished', () => {
  expect(lie(6).spots.every(({ row }) => row === 0)).toBe(true);
  expect(lie(6).card).toBeLessThan(96);
  const many = lie(24);
  expect(many.spots.at(-1)?.row).toBeGreaterThan(0);
  expect(many.pitch).toBeGreaterThanOrEqual(usual.narrowest);
});

test('where a card’s edge is enough, cards lie on one another and stay larger', () => {
  const [beside, fanned] = [lie(8), lie(8, { shown: 0.3 })];
  expect(fanned.card).toBeGreaterThan(beside.card);
  expect(fanned.hidden).toBeGreaterThan(0);
  expect(beside.hidden).toBe(0);
});

test('in a height that is given nothing is higher, and few cards lie in its middle', () => {
  for (const cards of [1, 7, 20, 40]) {
    const all = lie(cards, { within: 120 });
    expect(all.height).toBe(120);
    expect(Math.max(...all.spots.map(({ y }) => y)) + all.tall).toBeLessThanOrEqual(120.01);
    expect(Math.max(...all.spots.map(({ row }) => row))).toBeLessThan(2);
  }
});

test('a row says that it goes on, and the next one that it does so from above', () => {
  expect(lie(4).turns).toEqual([]);
  const two = lie(14);
  expect(two.turns.map(({ row }) => row)).toEqual([0, 1]);
  expect(two.turns[0]?.x).toBeGreaterThan(two.turns[1]?.x ?? 0);
});

test('cards that stand apart have a place before each and one after the last, twice where a row breaks', () => {
  const one = lie(4, { apart: true });
  expect(one.gaps.map(({ place, twin }) => [place, twin])).toEqual([0, 1, 2, 3, 4].map((place) => [place, false]));
  expect(lie(4).gaps).toEqual([]);
  const rows = lie(16, { apart: true });
  const breaks = rows.gaps.filter(({ twin }) => twin);
  expect(breaks.length).toBe(Math.ceil(16 / rows.each) - 1);
  for (const { place, row } of breaks) {
    expect(place % rows.each).toBe(0);
    expect(rows.gaps.find((gap) => gap.place === place && !gap.twin)?.row).toBe(row + 1);
  }
});

test('an empty hand that is put into has one place', () => {
  expect(lie(0, { apart: true }).gaps).toHaveLength(1);
  expect(lie(0).spots).toEqual([]);
});

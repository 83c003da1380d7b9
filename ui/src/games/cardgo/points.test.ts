// Points and lines of a board, its layout, and the notation.

import { describe, expect, test } from 'vitest';
import { recordedGame } from '../../../testing/recording';
import { ownEvent, ownState } from '../../app/own-game';
import { layBoard, spotOn } from './board-layout';
import { bannedPoints, groupsByStone, isColumn, linesThrough, openPoints, pointsOf, pointsOfLines, sameOrder } from './move-points';
import { writtenDown } from './notation';
import { nameOf, placeOf } from './point-names';
import { goalOf, isOn, stars } from './points';

describe('a point', () => {
  test('is called by its column, where there is no I, and its row from below', () => {
    expect([nameOf({ column: 0, row: 8 }, 9), nameOf({ column: 8, row: 0 }, 9), nameOf({ column: 18, row: 18 }, 19)]).toEqual(['A1', 'J9', 'T1']);
    for (let column = 0; column < 19; column += 1) expect(placeOf(nameOf({ column, row: column }, 19), 19)).toEqual({ column, row: column });
  });

  test('is left by keys, perhaps off the board', () => {
    const from = { column: 0, row: 4 };
    expect(goalOf('ArrowUp', from, 9)).toEqual({ column: 0, row: 3 });
    expect([goalOf('End', from, 9), goalOf('PageDown', from, 9), goalOf('x', from, 9)]).toEqual([{ column: 8, row: 4 }, { column: 0, row: 8 }, null]);
    const off = goalOf('ArrowLeft', from, 9);
    expect(off && isOn(off, 9)).toBe(false);
  });

  test('is dotted on nine, thirteen and nineteen lines as everywhere', () => {
    const names = (size: number) => stars(size).map((place) => nameOf(place, size)).sort();
    expect(names(9)).toEqual(['C3', 'C7', 'E5', 'G3', 'G7']);
    expect(names(13)).toHaveLength(9);
    expect(names(19)).toContain('Q10');
    expect([stars(8).length, stars(6).length]).toEqual([4, 0]);
    // Columns and rows of a rectangular board have their own star points.
    expect(stars(9, 19).map((place) => nameOf(place, 9)).sort()).toEqual(['D3', 'D7', 'K3', 'K5', 'K7', 'Q3', 'Q7']);
  });

  test('of a board beyond Z goes on with two letters', () => {
    expect([nameOf({ column: 24, row: 0 }, 52), nameOf({ column: 25, row: 51 }, 52), nameOf({ column: 51, row: 0 }, 52)]).toEqual(['Z52', 'AA1', 'BB52']);
    for (let column = 0; column < 52; column += 1) expect(placeOf(nameOf({ column, row: column }, 52), 52)).toEqual({ column, row: column });
  });
});

describe('a line', () => {
  test('goes through all points of its column or row', () => {
    expect(linesThrough('C12')).toEqual(['C', '12']);
    expect([isColumn('C'), isColumn('12')]).toEqual([true, false]);
    expect(pointsOfLines(['B'], 3)).toEqual(['B1', 'B2', 'B3']);
    expect(pointsOfLines(['2'], 3)).toEqual(['A2', 'B2', 'C2']);
  });
});

describe('what is listed', () => {
  test('a group is lit whole, whichever of its stones is to be marked', () => {
    const { view, moves } = ownState('cardgo', recordedGame('cardgo').pictures[20] ?? recordedGame('cardgo').pictures[0] as never);
    const groups = groupsByStone(view);
    expect([...pointsOf([{ kind: 'mark', point: 'G7' }], groups)]).toEqual(['G7', 'H7']);
    // Every group can be marked, and all of them together are all stones.
    const all = pointsOf(moves, groups);
    expect(all.size).toBe(view.rows.join('').replaceAll('.', '').length);
  });

  test('in a real game a stone is only placed where none is', () => {
    for (const picture of recordedGame('cardgo').pictures) {
      const { view, moves } = ownState('cardgo', picture);
      for (const point of openPoints(moves)) {
        const { column, row } = placeOf(point, 9);
        expect(view.rows[row]?.charAt(column)).toBe('.');
      }
    }
  });

  test('a trap of one’s own bans nobody', () => {
    const view = (card: string) => ({ phase: { kind: 'playing' }, cards: { lasting: { card, banned: ['E5'] } } }) as never;
    expect([...bannedPoints(view('ban'))]).toEqual(['E5']);
    expect(bannedPoints(view('trap')).size).toBe(0);
  });

  test('an order leaves empty what there is too little for', () => {
    expect([sameOrder(['trap', 'wall', null], ['trap', 'wall']), sameOrder(['wall', 'trap', null], ['trap', 'wall'])]).toEqual([true, false]);
  });
});

describe('a board', () => {
  const room = (side: number, size: number) => ({ width: side, height: side, size, ratio: 1 });

  test('names its lines on all sides where they are far apart, on two where they are near, and else on none', () => {
    expect(layBoard(room(900, 9), true)).toMatchObject({ names: 4, every: 1 });
    expect(layBoard(room(366, 13), true).names).toBe(2);
    expect(layBoard(room(180, 19), true).names).toBe(0);
    expect(layBoard(room(900, 9), false).names).toBe(0);
  });

  test('is never wider than its room, and its lines fall on whole pixels', () => {
    for (const size of [9, 13, 19]) {
      const layout = layBoard(room(366, size), true);
      expect(layout.width).toBeLessThanOrEqual(366);
      expect([Number.isInteger(layout.cell), Number.isInteger(layout.left - 0.5)]).toEqual([true, true]);
      const last = spotOn(layout, { column: size - 1, row: size - 1 });
      expect(last.x - layout.left).toBe(layout.cell * (size - 1));
      // Names stand on the left and below: these margins are at least as wide as the opposite ones, except for half a
      // pixel each.
      const [right, below] = [layout.width - last.x, layout.height - last.y];
      expect([layout.left >= right - 1, below >= layout.top - 1], String(size)).toEqual([true, true]);
    }
  });

  test('that is oblong keeps its cells square and stays in its room', () => {
    const layout = layBoard({ width: 366, height: 366, size: 9, columns: 21, ratio: 1 }, true);
    expect(layout.width).toBeLessThanOrEqual(366);
    expect(layout.width - layout.height).toBe(12 * layout.cell);
  });

  test('names every second line where all would touch', () => {
    // Nineteen lines of 14 pixels: every second one is 28 apart.
    const layout = layBoard(room(300, 19), true);
    expect([layout.cell < 17, layout.every, layout.names]).toEqual([true, 2, 2]);
  });
});

test('a game is written down in pairs of moves, with what is no move between them', () => {
  const { log } = recordedGame('cardgo').pictures.at(-1) ?? { log: [] };
  const rows = writtenDown(log);
  const moves = rows.flatMap((row) => (row.kind === 'moves' ? [row.black, row.white].filter((one) => one !== null) : []));
  const told = log.map((line) => ownEvent('cardgo', line)).filter((event) => event?.kind === 'played' || event?.kind === 'passed');
  expect(moves.map(({ point }) => point)).toEqual(told.map((event) => (event?.kind === 'played' ? event.point : null)));
  expect(rows.filter(({ kind }) => kind === 'told')).toHaveLength(log.length - told.length);
  const first = rows.find((row) => row.kind === 'moves');
  expect(first).toMatchObject({ number: 1, black: { point: 'H1', captured: 0 } });
});

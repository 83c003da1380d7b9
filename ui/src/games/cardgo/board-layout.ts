import type { Place } from './points';
import type { Spot } from './zoom.svelte';

/** The layout of a board in CSS pixels; every line lies on whole device pixels. */
export type Layout = {
  /** Distance of neighbouring lines. */
  cell: number;
  width: number;
  height: number;
  /** The position of the first column's line; `top` is that of the first row's. */
  left: number;
  top: number;
  /** The number of sides with line names. */
  names: 0 | 2 | 4;
  /** The interval of named lines. */
  every: 1 | 2;
};

/** Distance of the outermost stones from the board's edge. */
const EDGE = 3;
/** Width of the strip for line names. */
const NAMES = 20;
/** Minimum distance of named lines; closer names would touch. */
const NAMED_FROM = 17;
const NAMED_ALL_ROUND_FROM = 33;
/** Maximum distance of lines, so that the small boards of lessons are not enlarged further. */
const WIDEST = 104;
/** Minimum distance of lines that can be told apart; a board with more than `MANY_LINES` lines goes below it to fit. */
const NEAREST = 8;
const MANY_LINES = 30;

/** Returns the position of a point. */
export function spotOn({ left, top, cell }: Layout, { column, row }: Place): Spot {
  return { x: left + column * cell, y: top + row * cell };
}

/** The room for a board of `size` rows, and as many columns unless `columns` is given. */
type Room = { width: number; height: number; size: number; columns?: number; ratio: number };

/** Returns the largest board for the room, with line names if they are wanted and leave it large enough. */
export function layBoard(room: Room, named: boolean): Layout {
  if (!named) return lay(room, 0);
  const round = lay(room, 4);
  if (round.cell >= NAMED_ALL_ROUND_FROM) return round;
  const beside = lay(room, 2);
  return beside.cell * beside.every >= NAMED_FROM ? beside : lay(room, 0);
}

/** Returns the interval of named lines at this distance of lines. */
export function everyNamed(apart: number): 1 | 2 {
  return apart >= NAMED_FROM ? 1 : 2;
}

function lay({ width, height, size: rows, columns = rows, ratio }: Room, names: Layout['names']): Layout {
  const near = names > 0 ? NAMES : EDGE;
  const far = names === 4 ? NAMES : EDGE;
  const fits = Math.min(WIDEST, (width - near - far) / columns, (height - near - far) / rows);
  const nearest = Math.max(rows, columns) > MANY_LINES ? NEAREST / 2 : NEAREST;
  const cell = Math.max(nearest, Math.floor(fits * ratio) / ratio);
  // A line is one CSS pixel wide, half of it on either side.
  const whole = (at: number) => Math.floor((at + cell / 2 - 0.5) * ratio) / ratio + 0.5;
  return {
    cell,
    width: near + far + cell * columns,
    height: near + far + cell * rows,
    left: whole(near),
    // Names on two sides stand on the left and below.
    top: whole(names === 4 ? near : EDGE),
    names,
    every: everyNamed(cell),
  };
}

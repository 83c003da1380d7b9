import type { Place } from './points';
import type { Spot } from './zoom.svelte';

/** How a board is drawn, in CSS pixels: every line falls on whole pixels of the screen. */
export type Layout = {
  /** From line to line. */
  cell: number;
  width: number;
  height: number;
  /** The first column's line, and the first row's. */
  left: number;
  top: number;
  /** The lines' names stand beside them: none, on two sides, or on all four. */
  names: 0 | 2 | 4;
  /** Every line is named, or every second one. */
  every: 1 | 2;
};

/** Between the outermost stones and the board's edge. */
const EDGE = 3;
/** Room for the lines' names. */
const NAMES = 20;
/** Named lines must be this far apart: any nearer, and the names touch. */
const NAMED_FROM = 17;
const NAMED_ALL_ROUND_FROM = 33;
/** A small board of a lesson isn't blown up any further. */
const WIDEST = 104;
/** Lines that are nearer can't be told apart; more lines than these get nearer all the same, or they wouldn't fit. */
const NEAREST = 8;
const MANY_LINES = 30;

/** Where a point is drawn. */
export function spotOn({ left, top, cell }: Layout, { column, row }: Place): Spot {
  return { x: left + column * cell, y: top + row * cell };
}

/** The room for a board of `size` rows, and of as many columns where it isn't oblong. */
type Room = { width: number; height: number; size: number; columns?: number; ratio: number };

/** The largest board the room holds, with the lines' names if they are wished and leave it large enough. */
export function layBoard(room: Room, named: boolean): Layout {
  if (!named) return lay(room, 0);
  const round = lay(room, 4);
  if (round.cell >= NAMED_ALL_ROUND_FROM) return round;
  const beside = lay(room, 2);
  return beside.cell * beside.every >= NAMED_FROM ? beside : lay(room, 0);
}

/** Which lines can be named that are so far apart. */
export function everyNamed(apart: number): 1 | 2 {
  return apart >= NAMED_FROM ? 1 : 2;
}

function lay({ width, height, size: rows, columns = rows, ratio }: Room, names: Layout['names']): Layout {
  const near = names > 0 ? NAMES : EDGE;
  const far = names === 4 ? NAMES : EDGE;
  const fits = Math.min(WIDEST, (width - near - far) / columns, (height - near - far) / rows);
  const nearest = Math.max(rows, columns) > MANY_LINES ? NEAREST / 2 : NEAREST;
  const cell = Math.max(nearest, Math.floor(fits * ratio) / ratio);
  // A line is as wide as a CSS pixel, half of it on either side.
  const whole = (at: number) => Math.floor((at + cell / 2 - 0.5) * ratio) / ratio + 0.5;
  return {
    cell,
    width: near + far + cell * columns,
    height: near + far + cell * rows,
    left: whole(near),
    // Names on two sides stand to the left and below.
    top: whole(names === 4 ? near : EDGE),
    names,
    every: everyNamed(cell),
  };
}

import type { CardgoPoint } from '../../bindings';

/** Letters of the columns from the left: there is no I, which looks too much like J. Behind Z come AA, AB and so on. */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** A line of the board: a column by its letter, a row by its number. */
export type CardgoLine = string;

/** Where a point lies: columns from the left and rows from the top, both from 0. */
export type Place = { column: number; row: number };

/** A point's name, as everybody calls it, on a board of so many rows: they are counted from the bottom. */
export function nameOf({ column, row }: Place, rows: number): CardgoPoint {
  return `${letter(column)}${rows - row}`;
}

export function placeOf(point: CardgoPoint, rows: number): Place {
  const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(point) ?? [];
  const column = [...letters].reduce((sum, one) => (sum + 1) * LETTERS.length + LETTERS.indexOf(one), -1);
  return { column, row: rows - Number(row) };
}

/** Whether a board has that place; without a number of columns it is square. */
export function isOn({ column, row }: Place, rows: number, columns = rows): boolean {
  return column >= 0 && row >= 0 && column < columns && row < rows;
}

/** The point to which a key that moves about the board leads, perhaps off it; none for another key. */
export function goalOf(key: string, { column, row }: Place, rows: number, columns = rows): Place | null {
  const goals: Record<string, Place> = {
    ArrowLeft: { column: column - 1, row },
    ArrowRight: { column: column + 1, row },
    ArrowUp: { column, row: row - 1 },
    ArrowDown: { column, row: row + 1 },
    Home: { column: 0, row },
    End: { column: columns - 1, row },
    PageUp: { column, row: 0 },
    PageDown: { column, row: rows - 1 },
  };
  return goals[key] ?? null;
}

/** The point of a board below a place of the screen; none off it. */
export function placeBelow(board: Element, { x, y }: { x: number; y: number }, rows: number, columns = rows): Place | null {
  const box = board.getBoundingClientRect();
  const place = { column: Math.floor(((x - box.left) / box.width) * columns), row: Math.floor(((y - box.top) / box.height) * rows) };
  return isOn(place, rows, columns) ? place : null;
}

export function letter(column: number): string {
  const before = Math.floor(column / LETTERS.length);
  return `${before > 0 ? LETTERS.charAt(before - 1) : ''}${LETTERS.charAt(column % LETTERS.length)}`;
}

/** The points that are dotted, to find one's way by. */
export function stars(rows: number, columns = rows): Place[] {
  const [down, across] = [dotted(rows), dotted(columns)];
  const both = (these: readonly number[], those: readonly number[]) => these.flatMap((column) => those.map((row) => ({ column, row })));
  return [
    ...both(across.corners, down.corners),
    ...(columns < LONG ? [] : both(across.middle, down.corners)),
    ...(rows < LONG ? [] : both(across.corners, down.middle)),
    ...both(across.middle, down.middle),
  ];
}

/** A side of so many lines has a dot in its middle, too. */
const LONG = 13;

/** Which of so many lines have dots: towards the corners, and in the middle. */
function dotted(lines: number): { corners: readonly number[]; middle: readonly number[] } {
  if (lines < 7) return { corners: [], middle: [] };
  const near = lines < LONG ? 2 : 3;
  return { corners: [near, lines - 1 - near], middle: lines % 2 === 0 ? [] : [(lines - 1) / 2] };
}

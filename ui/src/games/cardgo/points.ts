/** The position of a point: columns from the left and rows from the top, both from 0. */
export type Place = { column: number; row: number };

/** Returns whether a board has that place; without a number of columns it is square. */
export function isOn({ column, row }: Place, rows: number, columns = rows): boolean {
  return column >= 0 && row >= 0 && column < columns && row < rows;
}

/** Returns the place a navigation key leads to, which may be off the board; null for another key. */
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

const OPPOSITES: Record<string, string> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  Home: 'End',
  End: 'Home',
  PageUp: 'PageDown',
  PageDown: 'PageUp',
};

/** Returns the navigation key that leads the same way for somebody who looks at the board from the other side. */
export function opposite(key: string): string {
  return OPPOSITES[key] ?? key;
}

/** Returns the point of a board at a screen position, or null off the board. */
export function placeBelow(board: Element, { x, y }: { x: number; y: number }, rows: number, columns = rows): Place | null {
  const box = board.getBoundingClientRect();
  const place = { column: Math.floor(((x - box.left) / box.width) * columns), row: Math.floor(((y - box.top) / box.height) * rows) };
  return isOn(place, rows, columns) ? place : null;
}

/** Returns the star points of a board. */
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

/** From this number of lines on, a side has a star point in its middle. */
const LONG = 13;

/** Returns the lines with star points: near the corners and in the middle. */
function dotted(lines: number): { corners: readonly number[]; middle: readonly number[] } {
  if (lines < 7) return { corners: [], middle: [] };
  const near = lines < LONG ? 2 : 3;
  return { corners: [near, lines - 1 - near], middle: lines % 2 === 0 ? [] : [(lines - 1) / 2] };
}

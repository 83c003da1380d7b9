import type { CardgoPoint } from '../../bindings';

/** Letters of the columns from the left: there is no I, which looks too much like J. */
const LETTERS = 'ABCDEFGHJKLMNOPQRST';

/** A line of the board: a column by its letter, a row by its number. */
export type CardgoLine = string;

/** Where a point lies: columns from the left and rows from the top, both from 0. */
export type Place = { column: number; row: number };

/** A point's name, as everybody calls it: rows are counted from the bottom. */
export function nameOf({ column, row }: Place, size: number): CardgoPoint {
  return `${letter(column)}${size - row}`;
}

export function placeOf(point: CardgoPoint, size: number): Place {
  return { column: LETTERS.indexOf(point.charAt(0)), row: size - Number(point.slice(1)) };
}

export function isOn({ column, row }: Place, size: number): boolean {
  return column >= 0 && row >= 0 && column < size && row < size;
}

/** The point to which a key that moves about the board leads, perhaps off it; none for another key. */
export function goalOf(key: string, { column, row }: Place, size: number): Place | null {
  const last = size - 1;
  const goals: Record<string, Place> = {
    ArrowLeft: { column: column - 1, row },
    ArrowRight: { column: column + 1, row },
    ArrowUp: { column, row: row - 1 },
    ArrowDown: { column, row: row + 1 },
    Home: { column: 0, row },
    End: { column: last, row },
    PageUp: { column, row: 0 },
    PageDown: { column, row: last },
  };
  return goals[key] ?? null;
}

/** The point of a board below a place of the screen; none off it. */
export function placeBelow(board: Element, { x, y }: { x: number; y: number }, size: number): Place | null {
  const box = board.getBoundingClientRect();
  const place = { column: Math.floor(((x - box.left) / box.width) * size), row: Math.floor(((y - box.top) / box.height) * size) };
  return isOn(place, size) ? place : null;
}

export function letter(column: number): string {
  return LETTERS.charAt(column);
}

/** The points that are dotted, to find one's way by. */
export function stars(size: number): Place[] {
  if (size < 7) return [];
  const near = size < 13 ? 2 : 3;
  const [far, middle] = [size - 1 - near, (size - 1) / 2];
  const corners = [near, far].flatMap((column) => [near, far].map((row) => ({ column, row })));
  if (size % 2 === 0) return corners;
  const sides = [near, far].flatMap((end) => [
    { column: end, row: middle },
    { column: middle, row: end },
  ]);
  return [...corners, ...(size < 13 ? [] : sides), { column: middle, row: middle }];
}

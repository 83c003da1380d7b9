import type { CardgoPoint } from '../../bindings';
import type { Place } from './points';

/** Letters of the columns from the left: there is no I, which looks too much like J. After Z come AA, AB and so on. */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** A line of the board: a column by its letter, a row by its number. */
export type CardgoLine = string;

/** Returns a point's name on a board with that many rows; rows are counted from the bottom. */
export function nameOf({ column, row }: Place, rows: number): CardgoPoint {
  return `${letter(column)}${rows - row}`;
}

/** Returns the place of a point on a board with that many rows. */
export function placeOf(point: CardgoPoint, rows: number): Place {
  const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(point) ?? [];
  const column = [...letters].reduce((sum, one) => (sum + 1) * LETTERS.length + LETTERS.indexOf(one), -1);
  return { column, row: rows - Number(row) };
}

/** Returns the letters of a column, counted from 0. */
export function letter(column: number): string {
  const before = Math.floor(column / LETTERS.length);
  return `${before > 0 ? LETTERS.charAt(before - 1) : ''}${LETTERS.charAt(column % LETTERS.length)}`;
}

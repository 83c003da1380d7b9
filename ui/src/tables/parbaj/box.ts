import type { BoardShape } from './layout';

/** How large the box under one's own plate is, and what lies in it. Plain arithmetic in CSS pixels. */
type Wish = {
  shape: BoardShape;
  /** Of the window, and of the table. */
  height: number;
  width: number;
  /** Something is told beside the table. */
  taught: boolean;
  past: boolean;
  /** The chosen size of cards. */
  scale: number;
  /** How many cards lie in the hand. */
  held: number;
};

export type Box = {
  height: number;
  /** How high a card of the hand is there, and how far it is to the next; and how wide it is at least. */
  row: number;
  between: number;
  chip: number;
  /** There is only room for the hand as a line: what is past is told above it. */
  line: boolean;
  /** A row is left below the hand. */
  spare: boolean;
  /** … or more lie in it than it has room for: it scrolls. */
  scrolls: boolean;
  /** How high cards of the hand stand in a wide window, and how wide at least; and how wide a tile may be there. */
  upright: number;
  least: number;
  tile: number;
};

/** Between its rows: on a low window less. */
const BETWEEN = 5;
const CLOSER = 3;
/** A low window and a usual one, with the height of a row in each: a finger's, and one that has room for three lines. */
const LOW = { height: 640, row: 44 };
const USUAL = { height: 844, row: 59 };
/** How wide a card of the hand is at least. */
const CHIP = 160;
const LYING_CHIP = 150;
const ROWS = 4;

export function boxOf({ shape, height, width, taught, past, scale, held }: Wish): Box {
  const upright = Math.round(Math.min(300, Math.max(150, height * 0.232)) * Math.min(1.12, Math.max(0.92, scale)));
  const part = Math.max(0, Math.min(1, (height - LOW.height) / (USUAL.height - LOW.height)));
  const row = Math.round((LOW.row + (USUAL.row - LOW.row) * part) * (scale > 1 ? scale : 1));
  const least = shape === 'lying' ? LOW.row : row;
  const between = height < 740 ? CLOSER : BETWEEN;
  const rows = taught ? 3 : ROWS;
  const line = past && shape === 'rows';
  // The box doesn't grow with larger cards: fewer of them are in sight at once.
  const usual = scale > 1 ? Math.round(row / scale) : row;
  const chip = shape === 'lying' ? LYING_CHIP : CHIP;
  const columns = Math.max(1, Math.floor((width + between) / (chip + between)));
  return {
    height: line ? LOW.row : rows * usual + (rows - 1) * between,
    between,
    row: least,
    chip,
    line,
    scrolls: shape === 'rows' && held > columns * rows,
    spare: shape === 'rows' && scale <= 1 && held <= columns * (rows - 1),
    upright,
    least: Math.round(upright * 0.55),
    tile: Math.round(Math.max(111, Math.min(230, height * 0.155)) * scale),
  };
}

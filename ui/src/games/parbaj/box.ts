import type { BoardShape } from './board-layout';

/** Input of the box layout: the box below the own plate. All lengths are in CSS pixels. */
type Wish = {
  shape: BoardShape;
  /** Height of the window and width of the table. */
  height: number;
  width: number;
  /** An explanation stands beside the table. */
  taught: boolean;
  past: boolean;
  /** The chosen card size. */
  scale: number;
  /** The number of hand cards. */
  held: number;
};

/** The layout of the box below the own plate, in CSS pixels. */
export type Box = {
  height: number;
  /** Height of a hand card. `between` is the gap between rows and `chip` the minimum width of a card. */
  row: number;
  between: number;
  chip: number;
  /** There is only room for the hand as one line; in a replay the events are shown above it. */
  line: boolean;
  /** A row is free below the hand. */
  spare: boolean;
  /** The hand has more cards than fit, so it scrolls. */
  scrolls: boolean;
  /**
   * Height of upright hand cards in a wide window. `least` is their minimum width and `tile` the maximum width of a
   * tile.
   */
  upright: number;
  least: number;
  tile: number;
};

/** Gap between rows; the smaller one is for low windows. */
const BETWEEN = 5;
const CLOSER = 3;
/** A low and a usual window height with the row height for each: a touch target's height, and room for three lines. */
const LOW = { height: 640, row: 44 };
const USUAL = { height: 844, row: 59 };
/** Minimum width of a hand card. */
const CHIP = 160;
const LYING_CHIP = 150;
const ROWS = 4;

/** Returns the layout of the box. */
export function boxOf({ shape, height, width, taught, past, scale, held }: Wish): Box {
  const upright = Math.round(Math.min(300, Math.max(150, height * 0.232)) * Math.min(1.12, Math.max(0.92, scale)));
  const part = Math.max(0, Math.min(1, (height - LOW.height) / (USUAL.height - LOW.height)));
  const row = Math.round((LOW.row + (USUAL.row - LOW.row) * part) * (scale > 1 ? scale : 1));
  const least = shape === 'lying' ? LOW.row : row;
  const between = height < 740 ? CLOSER : BETWEEN;
  const rows = taught ? 3 : ROWS;
  const line = past && shape === 'rows';
  // Larger cards do not enlarge the box; fewer of them are visible at once.
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

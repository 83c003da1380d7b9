/** Computes how large the cards of a row can be drawn. All lengths are in CSS pixels. */

type RowLayoutInput = {
  /** Room for all rows. */
  width: number;
  height: number;
  rows: number;
  columns: 1 | 2;
  /** Maximum width of a card. */
  widest: number;
  /** The root font size; plates grow with it. */
  em: number;
};

/** The layout of all rows, in CSS pixels. */
export type RowLayout = {
  /** Plates stand beside their rows instead of above them. */
  beside: boolean;
  /** Width of a plate beside its row. */
  plate: number;
  /** The font is so large that even a plate above its row is short of room. */
  large: boolean;
  /** Rows are low, so plates are set more tightly. */
  low: boolean;
  /** Rows are too low for all data of a plate. */
  lowest: boolean;
  /** Width available for a row's cards. `widest` is the maximum width of one. */
  room: number;
  widest: number;
  /** The number of cards that fit side by side; more overlap until the row is opened. */
  fits: number;
};

export const ROW_GAP = 6;
export const COLUMN_GAP = 20;
/** Gap between a plate and the cards. */
const PLATE_GAP = 5;
const RATIO = 136 / 96;
/** Minimum touch width. */
const LEAST_STEP = 44;
const NARROWEST = 28;
/** A row is laid out for at least this many cards, so that cards do not shrink with each one laid. */
const USUAL = 5;
/** From this height on, a plate stands above its row if two rows stand side by side. */
const HIGH = 130;
/** From this font size on, a plate beside its row leaves no room for cards. */
const LARGE_LETTERS = 30;
/** Gaps between two cards, with and without enough room. */
const WIDE = 6;
const NARROW = 2;

/** Returns the layout of rows for the given room. */
export function layRows({ width, height, rows, columns, widest, em }: RowLayoutInput): RowLayout {
  const lines = Math.ceil(rows / columns);
  const high = (height - (lines - 1) * ROW_GAP) / lines;
  const wide = (width - (columns - 1) * COLUMN_GAP) / columns;
  const large = em >= LARGE_LETTERS;
  const beside = columns === 1 ? !large : high < HIGH;
  const low = beside && high < 4.7 * em;
  const plate = (low ? 4.8 : 4) * em;
  const room = Math.max(0, beside ? wide - plate - PLATE_GAP : wide);
  const tall = beside ? high : high - Math.max(LEAST_STEP, 1.7 * em) - PLATE_GAP;
  return {
    beside,
    plate,
    large,
    low,
    lowest: low && high < 3.7 * em,
    room,
    widest: Math.max(NARROWEST, Math.min(widest, (tall - 8) / RATIO)),
    fits: Math.max(1, Math.floor(room / LEAST_STEP)),
  };
}

/**
 * Returns the width of a row's cards and the gap between them; each card's touch area includes half a gap on either
 * side.
 */
export function layCards({ room, widest, fits }: RowLayout, cards: number): { card: number; gap: number } {
  const slots = Math.min(fits, Math.max(cards, USUAL));
  const gap = slots > USUAL && room < 500 ? NARROW : WIDE;
  const card = Math.max(NARROWEST, Math.min(widest, room / slots - gap));
  return { card, gap: Math.max(gap, LEAST_STEP - card) };
}

/** How large the cards of a row can be drawn. Plain arithmetic in CSS pixels. */

type Wish = {
  /** Room for all rows. */
  width: number;
  height: number;
  rows: number;
  columns: 1 | 2;
  /** Widest a card may be drawn. */
  widest: number;
  /** The root's font size: plates grow with the letters. */
  em: number;
};

export type RowLayout = {
  /** Plates stand beside their rows, or above them. */
  beside: boolean;
  /** Width of a plate beside its row. */
  plate: number;
  /** Letters are so large that even a plate above its row is pressed for room. */
  large: boolean;
  /** Rows are low: what a plate tells stands closer together. */
  low: boolean;
  /** Rows are too low for all that a plate can tell. */
  lowest: boolean;
  /** Room for a row's cards, and the largest of them. */
  room: number;
  widest: number;
  /** As many cards lie side by side; more overlap until the row is opened. */
  fits: number;
};

export const ROW_GAP = 6;
export const COLUMN_GAP = 20;
/** Between a plate and the cards. */
const PLATE_GAP = 5;
const RATIO = 136 / 96;
/** What a finger needs. */
const LEAST_STEP = 44;
const NARROWEST = 28;
/** A row is laid out for this many cards at least, so that its cards don't shrink with each one laid. */
const USUAL = 5;
/** A row this high has its plate above it, if two of them stand side by side. */
const HIGH = 130;
/** Letters this large leave no room for cards beside a plate. */
const LARGE_LETTERS = 30;
/** Between two cards, where there is room and where there isn't. */
const WIDE = 6;
const NARROW = 2;

export function layRows({ width, height, rows, columns, widest, em }: Wish): RowLayout {
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

/** Width of a row's cards, and the gap between them, half of which a finger finds on either side of each. */
export function layCards({ room, widest, fits }: RowLayout, cards: number): { card: number; gap: number } {
  const slots = Math.min(fits, Math.max(cards, USUAL));
  const gap = slots > USUAL && room < 500 ? NARROW : WIDE;
  const card = Math.max(NARROWEST, Math.min(widest, room / slots - gap));
  return { card, gap: Math.max(gap, LEAST_STEP - card) };
}

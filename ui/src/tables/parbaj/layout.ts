/** How large the cards in play can be drawn. Plain arithmetic in CSS pixels. */

type Wish = {
  /** Room for the board, or for one's own half of it. */
  width: number;
  height: number;
  /** How many sides are seen, and how the places of a side lie: guards before the rest, or all in a row. */
  sides: 1 | 2;
  single: boolean;
  /** The most cards in a row of guards, and in a row of the rest; in a single row both together. */
  guards: number;
  rest: number;
  /** The chosen size of cards. */
  scale: number;
};

export type BoardLayout = { guard: number; rest: number };

/** A card's height is this many times its width. */
const RATIO = 1.32;
/** What a finger needs. */
export const NARROWEST = 44;
const WIDEST = 60;
const WIDEST_GUARD = 76;
const WIDEST_SINGLE = 96;
/** Guards are drawn larger by so much, where there is room. */
const LARGER = 1.26;
/** Between cards, between rows, and at the edges of the board. */
export const GAP = 6;
const ROW_GAP = 8;
const EDGE = 10;
/** The line of phases; and a hairline between two places. */
const PHASES = 34;
const HAIRLINE = 14;

export function layBoard({ width, height, sides, single, guards, rest, scale }: Wish): BoardLayout {
  const rows = sides * (single ? 1 : 2);
  const lines = sides === 2 ? PHASES : 0;
  const room = height - lines - rows * ROW_GAP - EDGE;
  if (single) {
    const card = fit(room / sides / RATIO, width - 2 * HAIRLINE, guards + rest, WIDEST_SINGLE * scale);
    return { guard: card, rest: card };
  }
  const each = room / sides / RATIO;
  const small = each / (1 + LARGER);
  const restWidth = fit(small, width - HAIRLINE, rest, WIDEST * scale);
  return { guard: fit(each - restWidth, width, guards, WIDEST_GUARD * scale), rest: restWidth };
}

/** As wide as height and width bear, but never too narrow for a finger: then a row takes another line. */
function fit(high: number, width: number, cards: number, widest: number): number {
  const wide = (width - EDGE) / Math.max(1, cards) - GAP;
  return Math.round(Math.max(NARROWEST, Math.min(high, wide, widest)) * 2) / 2;
}

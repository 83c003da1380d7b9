/** How large the cards in play can be drawn. Plain arithmetic in CSS pixels. */

type Wish = {
  /** Room for the board, or for one's own half of it. */
  width: number;
  height: number;
  /** How many cards each side that is seen has at its guard post, and behind it. */
  sides: readonly { guards: number; rest: number }[];
  /** A side lies all in a row: guards, then the rest. */
  single: boolean;
  /** Places are named below their cards. */
  named: boolean;
  /** An empty place keeps room for its name. */
  kept: boolean;
  /** The chosen size of cards. */
  scale: number;
};

/** How high an empty place is drawn. */
export const EMPTY_ROW = 30;

export type BoardLayout = {
  guard: number;
  rest: number;
  /** There is room for an empty place, too. */
  kept: boolean;
  /** Not all that lies there has room, as narrow as a finger bears. */
  short: boolean;
};

/** A card's height is this many times its width. */
export const RATIO = 1.32;
/** What a finger needs. */
const NARROWEST = 44;
/** On a phone; in wider windows they grow with their room. */
const WIDEST = 60;
const WIDEST_GUARD = 76;
const WIDEST_SINGLE = 96;
const PHONE = 600;
/** Guards are drawn larger by so much, where there is room. */
const LARGER = 1.26;
/** Between cards, between guards, between rows, and at the edges of the board. */
const GAP = 6;
const GUARD_GAP = 12;
const ROW_GAP = 8;
const EDGE = 12;
/** The line of phases; a place's name; and a hairline between two places. */
const PHASES = 36;
const NAME = 26;
const HAIRLINE = 16;
/** … where places are named, which also are when they are empty. */
const NAMED_HAIRLINE = 60;

export function layBoard(wish: Wish): BoardLayout {
  const { kept, single, named } = wish;
  if (single) {
    const { card, short } = singleRow(wish);
    return { guard: card, rest: card, kept: kept || named, short };
  }
  const sizes = rows(wish, kept);
  // Where there is no room for all that lies there, an empty place is the first to give way.
  return sizes.short && kept ? rows(wish, false) : sizes;
}

/** So many cards have room behind the guards in one line; in a row that guards share, so many beside them. */
export function roomBehind({ width, single, named, guards }: { width: number; single: boolean; named: boolean; guards: number }): number {
  if (!single) return Math.max(2, perLine(width - HAIRLINE, GAP));
  const inAll = perLine(width - 2 * (named ? NAMED_HAIRLINE : HAIRLINE) - guards * (GUARD_GAP - GAP), GAP);
  return Math.max(2, inAll - (guards % Math.max(1, inAll)));
}

/** Cards of the reserve and the rest take several lines, and no more of them if the rest begins a line of its own. */
export function restApart({ width, card, reserve, rest }: { width: number; card: number; reserve: number; rest: number }): boolean {
  const each = Math.max(1, Math.floor((width + GAP) / (card + GAP)));
  const lines = (cards: number) => Math.ceil(cards / each);
  const together = lines(reserve + rest);
  return together > 1 && lines(reserve) + lines(rest) === together;
}

function singleRow({ width: all, height, sides, named, scale }: Wish): { card: number; short: boolean } {
  const apart = (GUARD_GAP - GAP) * Math.max(...sides.map(({ guards }) => guards));
  const width = all - apart - 2 * (named ? NAMED_HAIRLINE : HAIRLINE);
  const lines = sides.map(({ guards, rest }) => linesOf(guards + rest, width, GAP));
  const fixed = EDGE + (sides.length > 1 ? PHASES : 0) + (named ? sides.length * NAME : 0);
  const count = lines.reduce((sum, n) => sum + n, 0);
  const most = Math.max(...sides.map(({ guards, rest }, i) => Math.ceil((guards + rest) / (lines[i] ?? 1))));
  const high = (height - fixed - count * ROW_GAP) / Math.max(1, count) / RATIO;
  return { card: fit(high, width, most, GAP, Math.max(WIDEST_SINGLE, all * 0.1) * scale), short: high < NARROWEST };
}

function rows({ width, height, sides, scale }: Wish, kept: boolean): BoardLayout {
  const guardLines = sides.map(({ guards }) => (guards > 0 ? linesOf(guards, width, GUARD_GAP) : 0));
  const restLines = sides.map(({ rest }) => (rest > 0 ? linesOf(rest, width - HAIRLINE, GAP) : 0));
  const sum = (lines: number[]) => lines.reduce((all, n) => all + n, 0);
  const [inGuards, inRest] = [sum(guardLines), sum(restLines)];
  // What is empty needs no more than its name does.
  const empty = kept ? [...guardLines, ...restLines].filter((lines) => lines === 0).length : 0;
  const fixed = EDGE + (sides.length > 1 ? PHASES : 0) + (inGuards + inRest + empty) * ROW_GAP + empty * EMPTY_ROW;
  const room = (height - fixed) / RATIO;
  const most = (counts: number[], lines: number[]) => Math.max(...counts.map((n, i) => Math.ceil(n / Math.max(1, lines[i] ?? 1))));
  const mostRest = most(sides.map(({ rest }) => rest), restLines);
  const mostGuards = most(sides.map(({ guards }) => guards), guardLines);
  const unit = room / Math.max(1, inRest + LARGER * inGuards);
  const larger = scale * Math.max(1, Math.min(1.9, width / PHONE + 0.3));
  // Where nobody stands guard, those in reserve may be as large.
  const rest = fit(unit, width - HAIRLINE, mostRest, GAP, (inGuards > 0 ? WIDEST : WIDEST_GUARD) * larger);
  const guard = fit((room - rest * inRest) / Math.max(1, inGuards), width, mostGuards, GUARD_GAP, WIDEST_GUARD * larger);
  return { guard, rest, kept, short: unit < NARROWEST };
}

/** Lines that cards take which are as narrow as a finger bears. */
function linesOf(cards: number, width: number, gap: number): number {
  return Math.max(1, Math.ceil(cards / perLine(width, gap)));
}

function perLine(width: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (NARROWEST + gap)));
}

/** As wide as height and width bear, but never too narrow for a finger. */
function fit(high: number, width: number, cards: number, gap: number, widest: number): number {
  const wide = (width + gap) / Math.max(1, cards) - gap;
  return Math.floor(Math.max(NARROWEST, Math.min(high, wide, widest)) * 2) / 2;
}

/** Computes the positions of a hand's cards and of the gaps between them, in CSS pixels. */

export type CardPosition = { x: number; y: number; row: number };
/** The touchable strip around the gap before a card; a `twin` repeats a gap at the end of the row above. */
export type Gap = CardPosition & { place: number; twin: boolean };

type Wish = {
  cards: number;
  /** Available width. */
  width: number;
  widest: number;
  /** Smallest step from card to card. */
  narrowest: number;
  /** Cards stand apart, so that one can be put between them. */
  apart: boolean;
  /**
   * The share of a card's width that must be visible, counted from its left edge: less than 1 where the next card may
   * overlap it.
   */
  shown: number;
  /** The largest height of several rows together. */
  tallest: number;
  /** A fixed height: cards are shrunk to fit and centred in it. */
  within?: number | undefined;
};

/** The computed layout of a hand. */
export type Spread = {
  /** The most cards in a row. */
  each: number;
  /** Step from card to card, and from row to row. */
  pitch: number;
  step: number;
  /** Width and height of a card. */
  card: number;
  tall: number;
  /** The width by which the next card of a row overlaps a card. */
  hidden: number;
  /** Total height. */
  height: number;
  spots: CardPosition[];
  /** The positions of arrows: at the end of a row that continues, and at the start of its continuation. */
  turns: CardPosition[];
  gaps: Gap[];
};

const RATIO = 136 / 96;
/** Room above the cards for a raised chosen card. */
const LIFT = 14;
const BETWEEN_ROWS = 5;
/** Largest width of a card that stands apart, with several rows. */
const WIDEST_APART = 52;
/** The most rows within a fixed height. */
const MOST_ROWS_WITHIN = 2;
/** Room at both ends of a row for an arrow. */
const TURN = 12;

/** Returns the height of a hand with one row of cards of the largest width. */
export function rowHeight(widest: number): number {
  return Math.ceil(LIFT + widest * RATIO);
}

/** Returns the layout of a hand. */
export function spread(wish: Wish): Spread {
  const { cards, width, widest, apart, shown, tallest, within } = wish;
  // Within a fixed height, cards in more rows would be too small to read.
  const least = Math.max(16, (width - 4 - 2 * TURN) / Math.ceil(cards / MOST_ROWS_WITHIN));
  const narrowest = within === undefined ? wish.narrowest : Math.min(wish.narrowest, least);
  const between = apart ? Math.max(9, Math.min(24, widest * 0.16)) : 6;
  const all = Math.max(width - (apart ? between + 10 : 4), narrowest);
  const room = apart || cards * narrowest <= all ? all : Math.max(all - 2 * TURN, narrowest);
  const rows = Math.max(1, Math.ceil(cards / Math.floor(room / narrowest)));
  const each = Math.max(1, Math.ceil(cards / rows));
  const inRows = (Math.max(0, tallest - LIFT) / rows - BETWEEN_ROWS) / RATIO;
  const most = rows === 1 ? widest : apart ? Math.max(WIDEST_APART, widest * 0.72) : Math.min(widest, Math.max(inRows, narrowest));
  /** The larger of two widths: of cards side by side, and of overlapping cards. */
  const beside = room / each - (apart ? between : 3);
  const fanned = Math.min(room / (1 + shown * (each - 1)), room - narrowest * (each - 1));
  const top = apart ? 2 : LIFT;
  const under = apart ? 8 : BETWEEN_ROWS;
  const high = within === undefined ? Infinity : (within - top - (rows - 1) * under) / rows / RATIO;
  const card = Math.min(most, high, apart || shown === 1 || each === 1 ? beside : Math.max(beside, fanned));
  const pitch = Math.min(card + between, apart || card <= beside ? room / each : (room - card) / (each - 1));
  const tall = card * RATIO;
  const step = tall + under;
  const whole = top + tall + (rows - 1) * step;
  const height = within ?? whole;
  /** The upper edge of the first row. */
  const first = top + (height - whole) / 2;

  const hidden = Math.max(0, card - pitch);

  const rowOf = (place: number) => Math.min(Math.floor(place / each), rows - 1);
  /** Returns the left edge of a place's cell; also for the place after a row's last card. */
  const cell = (place: number, row: number) => {
    const inRow = Math.max(0, Math.min(each, cards - row * each));
    return (width - inRow * pitch - hidden) / 2 + (place - row * each) * pitch;
  };
  const spots = Array.from({ length: cards }, (_, place) => {
    const row = rowOf(place);
    return { x: cell(place, row) + Math.max(0, pitch - card) / 2, y: first + row * step, row };
  });
  const turns = Array.from({ length: apart ? 0 : rows - 1 }, (_, row) => {
    const end = { x: cell((row + 1) * each, row) + hidden, y: first + row * step, row };
    return [end, { x: cell((row + 1) * each, row + 1) - TURN, y: end.y + step, row: row + 1 }];
  }).flat();
  const gap = (place: number, row: number, twin: boolean) => {
    return { x: cell(place, row) - pitch / 2, y: first + row * step, row, place, twin };
  };
  const gaps = Array.from({ length: apart ? cards + 1 : 0 }, (_, place) => {
    const row = rowOf(place);
    const startsRow = row > 0 && place === row * each;
    return startsRow ? [gap(place, row - 1, true), gap(place, row, false)] : [gap(place, row, false)];
  }).flat();
  return { each, pitch, step, card, tall, hidden, height, spots, turns, gaps };
}

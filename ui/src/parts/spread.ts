/** Where the cards of a hand lie, and the places between them. Plain arithmetic in CSS pixels. */

export type Spot = { x: number; y: number; row: number };
/** The touchable strip around the place before a card; a `twin` repeats one at the end of the row above. */
export type Gap = Spot & { place: number; twin: boolean };

type Wish = {
  cards: number;
  /** Room from left to right. */
  width: number;
  widest: number;
  /** Narrowest step from card to card. */
  narrowest: number;
  /** Cards stand apart, so that one can be put between them. */
  apart: boolean;
  /** How much of a card's width has to be seen, its left edge first: less than 1 where the next one may lie on it. */
  shown: number;
  /** How high several rows may be together. */
  tallest: number;
  /** The height it has whatever it holds: cards grow smaller for it, and lie in its middle. */
  within?: number | undefined;
};

export type Spread = {
  /** Most cards in a row. */
  each: number;
  /** Step from card to card, and from row to row. */
  pitch: number;
  step: number;
  /** Width and height of a card. */
  card: number;
  tall: number;
  /** How much of a card the next one in its row lies on. */
  hidden: number;
  /** Height of everything. */
  height: number;
  spots: Spot[];
  /** Where a row says that it goes on, or that it does so from the one above. */
  turns: Spot[];
  gaps: Gap[];
};

const RATIO = 136 / 96;
/** Room above for a chosen card. */
const LIFT = 14;
const BETWEEN_ROWS = 5;
/** In rows, a card that stands apart is no wider. */
const WIDEST_APART = 52;
/** Most rows where the height is given. */
const MOST_ROWS_WITHIN = 2;
/** Room at both ends of a row for an arrow. */
const TURN = 12;

/** How high a hand is whose cards lie in one row, as wide as they may be. */
export function rowHeight(widest: number): number {
  return Math.ceil(LIFT + widest * RATIO);
}

export function spread(wish: Wish): Spread {
  const { cards, width, widest, apart, shown, tallest, within } = wish;
  // In a height that is given, more than so many rows are too small to be read.
  const least = Math.max(16, (width - 4 - 2 * TURN) / Math.ceil(cards / MOST_ROWS_WITHIN));
  const narrowest = within === undefined ? wish.narrowest : Math.min(wish.narrowest, least);
  const between = apart ? Math.max(9, Math.min(24, widest * 0.16)) : 6;
  const all = Math.max(width - (apart ? between + 10 : 4), narrowest);
  const room = apart || cards * narrowest <= all ? all : Math.max(all - 2 * TURN, narrowest);
  const rows = Math.max(1, Math.ceil(cards / Math.floor(room / narrowest)));
  const each = Math.max(1, Math.ceil(cards / rows));
  const inRows = (Math.max(0, tallest - LIFT) / rows - BETWEEN_ROWS) / RATIO;
  const most = rows === 1 ? widest : apart ? Math.max(WIDEST_APART, widest * 0.72) : Math.min(widest, Math.max(inRows, narrowest));
  /** As wide as cards beside one another can be, or as cards that lie on one another: whichever is more. */
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
  /** The first row's upper edge. */
  const first = top + (height - whole) / 2;

  const hidden = Math.max(0, card - pitch);

  const rowOf = (place: number) => Math.min(Math.floor(place / each), rows - 1);
  /** Left edge of a place's cell; also of the one after a row's last card. */
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

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
/** In rows, a card that stands apart is no wider. */
const WIDEST_APART = 52;
/** Room at both ends of a row for an arrow. */
const TURN = 12;

export function spread({ cards, width, widest, narrowest, apart }: Wish): Spread {
  const between = apart ? Math.max(9, Math.min(24, widest * 0.16)) : 6;
  const all = Math.max(width - (apart ? between + 10 : 4), narrowest);
  const room = apart || cards * narrowest <= all ? all : Math.max(all - 2 * TURN, narrowest);
  const rows = Math.max(1, Math.ceil(cards / Math.floor(room / narrowest)));
  const each = Math.max(1, Math.ceil(cards / rows));
  const most = apart && rows > 1 ? Math.max(WIDEST_APART, widest * 0.72) : widest;
  const pitch = Math.min(most + between, room / each);
  const card = Math.min(most, pitch - (apart ? between : 3));
  const tall = card * RATIO;
  const step = tall + (apart ? 8 : 5);
  const top = apart ? 2 : LIFT;

  const rowOf = (place: number) => Math.min(Math.floor(place / each), rows - 1);
  /** Left edge of a place's cell; also of the one after a row's last card. */
  const cell = (place: number, row: number) => {
    const inRow = Math.max(0, Math.min(each, cards - row * each));
    return (width - inRow * pitch) / 2 + (place - row * each) * pitch;
  };
  const spots = Array.from({ length: cards }, (_, place) => {
    const row = rowOf(place);
    return { x: cell(place, row) + (pitch - card) / 2, y: top + row * step, row };
  });
  const turns = Array.from({ length: apart ? 0 : rows - 1 }, (_, row) => {
    const end = { x: cell((row + 1) * each, row), y: top + row * step, row };
    return [end, { x: cell((row + 1) * each, row + 1) - TURN, y: end.y + step, row: row + 1 }];
  }).flat();
  const gap = (place: number, row: number, twin: boolean) => {
    return { x: cell(place, row) - pitch / 2, y: top + row * step, row, place, twin };
  };
  const gaps = Array.from({ length: apart ? cards + 1 : 0 }, (_, place) => {
    const row = rowOf(place);
    const startsRow = row > 0 && place === row * each;
    return startsRow ? [gap(place, row - 1, true), gap(place, row, false)] : [gap(place, row, false)];
  }).flat();
  return { each, pitch, step, card, tall, height: top + tall + (rows - 1) * step, spots, turns, gaps };
}

/** How many cards in play have room side by side. Plain arithmetic in CSS pixels. */

/** `rows`: each side in two rows; `lying`: in one, on a phone lying on its side; `laptop`: in one, with cards' texts. */
export type BoardShape = 'rows' | 'lying' | 'laptop';

/** How wide a tile is at least, to show a name and figures; a low one, which has two lines for its name. */
const LEAST: Record<BoardShape, number> = { rows: 54, lying: 54, laptop: 84 };
const LOW_LEAST = 62;
/** Between tiles, between two places, and what a place's name takes. */
const GAP = 5;
const BETWEEN: Record<BoardShape, number> = { rows: 11, lying: 60, laptop: 34 };
const LABEL: Record<BoardShape, number> = { rows: 29, lying: 22, laptop: 0 };

/** So many tiles have room behind the guards in a line; in one that guards share, beside them. */
export function roomBehind({ width, shape, guards, low = false }: { width: number; shape: BoardShape; guards: number; low?: boolean }): number {
  const inAll = Math.floor((width - LABEL[shape] - BETWEEN[shape] + GAP) / ((low ? LOW_LEAST : LEAST[shape]) + GAP));
  return Math.max(2, shape === 'rows' ? inAll : inAll - Math.max(1, guards));
}

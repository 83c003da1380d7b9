import { language } from '../../messages/index.svelte';
import { withSyllables } from './syllables';
import type { Stack } from './stacks';
import { LINES, widthFor } from './tile-width';
import { sayCard } from './words';

/** `rows`: each side in two rows; `lying`: in one, on a phone in landscape; `laptop`: in one, with cards' texts. */
export type BoardShape = 'rows' | 'lying' | 'laptop';

/**
 * Minimum width of a tile for its figures; on a laptop also for its text. All widths in this file are in CSS pixels.
 */
const LEAST: Record<BoardShape, number> = { rows: 54, lying: 54, laptop: 84 };
/** Width of the tile for cards without room. */
export const MORE = 58;
/**
 * Gap between tiles. `AROUND` is the width of everything else in a row: the felt's edge, zone names, and dividing
 * lines.
 */
export const GAP = 5;
const AROUND: Record<BoardShape, number> = { rows: 47, lying: 93, laptop: 101 };
/** Width of an empty zone. */
const EMPTY: Record<BoardShape, number> = { rows: 0, lying: 41, laptop: 85 };

/** The layout of a board: its shape, and whether its rows are low. */
export type Layout = { shape: BoardShape; low: boolean };

/** Returns the minimum width at which a card's tile shows its name and figures. */
export function tileWidth({ top }: Stack, { shape, low }: Layout): number {
  const name = withSyllables(sayCard(top.card), language());
  return Math.max(LEAST[shape], widthFor(name, low ? LINES.low : LINES.usual));
}

/** Returns the width of a zone's tiles, each with the gap behind it. */
export function takenBy(stacks: readonly Stack[], layout: Layout): number {
  return stacks.length === 0 ? EMPTY[layout.shape] : stacks.reduce((sum, stack) => sum + tileWidth(stack, layout) + GAP, 0);
}

/** Returns the width for the tiles of one row, each with the gap behind it, on a felt of this width. */
export function roomInRow(felt: number, { shape }: Layout): number {
  return felt - AROUND[shape];
}

/**
 * Returns the width for reserve and other cards. `guards` is the width of the guards, which is subtracted if all zones
 * share one row.
 */
export function roomBehind(felt: number, guards: number, layout: Layout): number {
  const inAll = roomInRow(felt, layout);
  return Math.max(2 * (LEAST[layout.shape] + GAP), layout.shape === 'rows' ? inAll : inAll - guards);
}

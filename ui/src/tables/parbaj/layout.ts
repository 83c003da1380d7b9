import { language } from '../../messages/index.svelte';
import { withSyllables } from './syllables';
import type { Stack } from './stacks';
import { LINES, widthFor } from './tile-width';
import { sayCard } from './words';

/** Which cards in play have room side by side. Widths are in CSS pixels. */

/** `rows`: each side in two rows; `lying`: in one, on a phone lying on its side; `laptop`: in one, with cards' texts. */
export type BoardShape = 'rows' | 'lying' | 'laptop';

/** How wide a tile is at least, to show its figures: on a laptop also what the card does. */
const LEAST: Record<BoardShape, number> = { rows: 54, lying: 54, laptop: 84 };
/** The tile of those that have no room. */
export const MORE = 58;
/** Between tiles, and what surrounds them in a row: the felt's edge, names of places, and lines between those. */
export const GAP = 5;
const AROUND: Record<BoardShape, number> = { rows: 47, lying: 93, laptop: 101 };
/** What a place takes in which nothing lies. */
const EMPTY: Record<BoardShape, number> = { rows: 0, lying: 41, laptop: 85 };

/** How a board is laid out: its shape, and whether its rows are low. */
export type Layout = { shape: BoardShape; low: boolean };

/** The least width at which a card's tile shows its name and figures. */
export function tileWidth({ top }: Stack, { shape, low }: Layout): number {
  const name = withSyllables(sayCard(top.card), language());
  return Math.max(LEAST[shape], widthFor(name, low ? LINES.low : LINES.usual));
}

/** What a place's tiles take beside each other, each with the gap behind it. */
export function takenBy(stacks: readonly Stack[], layout: Layout): number {
  return stacks.length === 0 ? EMPTY[layout.shape] : stacks.reduce((sum, stack) => sum + tileWidth(stack, layout) + GAP, 0);
}

/** The room of one row's tiles, each with the gap behind it, on a felt so wide. */
export function roomInRow(felt: number, { shape }: Layout): number {
  return felt - AROUND[shape];
}

/** The room behind the guards, where `guards` is what those take; where all lie in one line, beside them. */
export function roomBehind(felt: number, guards: number, layout: Layout): number {
  const inAll = roomInRow(felt, layout);
  return Math.max(2 * (LEAST[layout.shape] + GAP), layout.shape === 'rows' ? inAll : inAll - guards);
}

import type { CardgoSpot } from '../../../bindings';
import type { Numbers } from './numbers.svelte';
import { pointOf, seatOf } from './say';
import type { Tree } from './tree';

/** The number of moves numbered if only the last ones are. */
const FEW = 5;

/**
 * Returns the number of the last move on each point along the line to a node; `stands` returns the colour of the stone
 * there now.
 */
export function numbered(tree: Tree, node: number, numbers: Numbers, stands: (point: CardgoSpot) => 0 | 1 | null): Map<CardgoSpot, number> {
  const found = new Map<CardgoSpot, number>();
  if (numbers === 'off') return found;
  const moves = tree.wayTo(node).flatMap((at) => {
    const move = tree.nodes[at];
    return move && move.number > 0 ? [move] : [];
  });
  for (const move of numbers === 'five' ? moves.slice(-FEW) : moves) {
    const point = pointOf(move);
    if (point !== null && move.colour !== null && stands(point) === seatOf(move.colour)) found.set(point, move.number);
  }
  return found;
}

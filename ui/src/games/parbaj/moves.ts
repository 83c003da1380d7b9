import type { ParbajCardId, ParbajMove, ParbajPermanentId, ParbajTarget } from '../../bindings';
import type { Seat } from '../../bindings';

/** Comparison of moves, and the elements of the table whose touch makes a move. Contains no rules. */

/** Returns whether two moves are equal. */
export function same(one: ParbajMove, other: ParbajMove): boolean {
  return alike(one, other);
}

/** Returns whether two targets are equal. */
export function sameTarget(one: ParbajTarget, other: ParbajTarget): boolean {
  return alike(one, other);
}

/** Returns whether two values are equal, whatever the order of their fields. */
function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [parts, others] = [Object.entries(one), new Map(Object.entries(other))];
  return parts.length === others.size && parts.every(([key, part]) => others.has(key) && alike(part, others.get(key)));
}

/** Returns the hand card whose touch makes the move. */
export function handCardOf(move: ParbajMove): ParbajCardId | null {
  switch (move.kind) {
    case 'play':
    case 'react':
    case 'giveCard':
      return move.card;
    case 'useCard':
      return move.place === 'hand' ? move.card : null;
    default:
      return null;
  }
}

/** Returns the permanent whose touch makes the move; for an attack with a chosen attacker, its target. */
export function permanentOf(move: ParbajMove): ParbajPermanentId | null {
  switch (move.kind) {
    case 'use':
    case 'give':
    case 'march':
    case 'next':
      return move.permanent;
    case 'strikeNext':
      return move.attacker;
    case 'target':
    case 'attack':
      return move.target.kind === 'permanent' ? move.target.permanent : null;
    default:
      return null;
  }
}

/** Returns the player whose plate's touch makes the move. */
export function playerOf(move: ParbajMove): Seat | null {
  if (move.kind !== 'target' && move.kind !== 'attack') return null;
  return move.target.kind === 'player' ? move.target.seat : null;
}

/**
 * Returns the card in a discard pile whose touch makes the move, and the seat of the pile, which is null for the own
 * one.
 */
export function discardedOf(move: ParbajMove): { seat: Seat | null; card: ParbajCardId } | null {
  if (move.kind === 'useCard') return move.place === 'discard' ? { seat: null, card: move.card } : null;
  if (move.kind !== 'target' || move.target.kind !== 'discarded') return null;
  return { seat: move.target.seat, card: move.target.card };
}

import type { ParbajCardId, ParbajMove, ParbajPermanentId, ParbajTarget } from '../../bindings';
import type { Seat } from '../../bindings';

/** What a listed move is about. Knows no rule. */

export function same(one: ParbajMove, other: ParbajMove): boolean {
  return alike(one, other);
}

export function sameTarget(one: ParbajTarget, other: ParbajTarget): boolean {
  return alike(one, other);
}

/** Whether two things say the same, whatever the order of what they say. */
function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [parts, others] = [Object.entries(one), new Map(Object.entries(other))];
  return parts.length === others.size && parts.every(([key, part]) => others.has(key) && alike(part, others.get(key)));
}

/** The card in hand whose touch it is. */
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

/** The permanent whose touch it is; of an attack, once its attacker is chosen, the one that is attacked. */
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

/** The player whose plate's touch it is. */
export function playerOf(move: ParbajMove): Seat | null {
  if (move.kind !== 'target' && move.kind !== 'attack') return null;
  return move.target.kind === 'player' ? move.target.seat : null;
}

/** The card in a discard pile whose touch it is, and whose pile that is; one's own is null. */
export function discardedOf(move: ParbajMove): { seat: Seat | null; card: ParbajCardId } | null {
  if (move.kind === 'useCard') return move.place === 'discard' ? { seat: null, card: move.card } : null;
  if (move.kind !== 'target' || move.target.kind !== 'discarded') return null;
  return { seat: move.target.seat, card: move.target.card };
}

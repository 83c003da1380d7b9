import type { AstraAim, AstraCard, AstraIntent, AstraMove, AstraOrder, AstraPath, AstraPlace, AstraStar } from '../../bindings';
import { same } from './paths';

/** The unfinished choice of a decision. */
export type Draft =
  /** Stars of a displayed card, in drawing order. */
  | { kind: 'observe'; place: AstraPlace; path: AstraPath }
  /** An active card's ability and its target. */
  | { kind: 'use'; card: AstraCard; aim: AstraAim }
  | { kind: 'discover'; place: AstraPlace }
  | { kind: 'setAside'; card: AstraCard }
  | { kind: 'dream'; star: AstraStar }
  /** One of the three boons by its index; `move` holds the card it reactivates. */
  | { kind: 'take'; at: number; move: Extract<AstraMove, { kind: 'take' }> | null }
  | { kind: 'reorder'; order: AstraOrder };

/** Returns whether two targets are equal. */
export function sameAim(one: AstraAim, other: AstraAim): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the listed move that equals the draft, or null. */
export function moveOf(draft: Draft, moves: readonly AstraMove[]): AstraMove | null {
  return moves.find((move) => answers(draft, move)) ?? null;
}

function answers(draft: Draft, move: AstraMove): boolean {
  switch (draft.kind) {
    case 'observe':
      return move.kind === 'observe' && move.place === draft.place && same(move.path, draft.path);
    case 'use':
      return move.kind === 'use' && move.card === draft.card && sameAim(move.aim, draft.aim);
    case 'discover':
      return move.kind === 'discover' && move.place === draft.place;
    case 'setAside':
      return move.kind === 'setAside' && move.card === draft.card;
    case 'dream':
      return move.kind === 'dream' && move.star === draft.star;
    case 'take':
      return move === draft.move;
    case 'reorder':
      return move.kind === 'reorder' && move.order.slice(0, draft.order.length).every((number, i) => number === draft.order[i]);
  }
}

/** Returns whether the draft can still become a listed move. */
export function leads(draft: Draft, moves: readonly AstraMove[]): boolean {
  if (draft.kind === 'observe') {
    return moves.some((move) => move.kind === 'observe' && move.place === draft.place && same(move.path.slice(0, draft.path.length), draft.path));
  }
  if (draft.kind === 'use' && draft.aim === 'nothing') return moves.some((move) => move.kind === 'use' && move.card === draft.card);
  return moveOf(draft, moves) !== null;
}

/** Returns the intent of a draft, to ask the engine why it is impossible. */
export function intentOf(draft: Exclude<Draft, { kind: 'take' }>): AstraIntent {
  return draft;
}

/** Returns the possible targets of this card's ability. */
export function aimsOf(moves: readonly AstraMove[], card: AstraCard): AstraAim[] {
  return moves.flatMap((move) => (move.kind === 'use' && move.card === card ? [move.aim] : []));
}

/** Returns the place of a target, or null if it has none. */
export function placeOf(aim: AstraAim): AstraPlace | null {
  if (typeof aim === 'string') return null;
  if ('star' in aim) return aim.star[0];
  return 'displayed' in aim ? aim.displayed : null;
}

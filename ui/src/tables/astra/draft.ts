import type { AstraAim, AstraCard, AstraIntent, AstraMove, AstraOrder, AstraPath, AstraPlace, AstraStar } from '../../bindings';
import { same } from './paths';

/** What is chosen so far of a decision. */
export type Draft =
  /** Stars of a displayed card, drawn one by one. */
  | { kind: 'observe'; place: AstraPlace; path: AstraPath }
  /** An active card's ability, and what it is aimed at. */
  | { kind: 'use'; card: AstraCard; aim: AstraAim }
  | { kind: 'discover'; place: AstraPlace }
  | { kind: 'setAside'; card: AstraCard }
  | { kind: 'dream'; star: AstraStar }
  /** One of the three boons, by its place, and the card that it reactivates. */
  | { kind: 'take'; at: number; move: Extract<AstraMove, { kind: 'take' }> | null }
  | { kind: 'reorder'; order: AstraOrder };

export function sameAim(one: AstraAim, other: AstraAim): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The listed move that a draft comes down to, if it is one. */
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

/** A listed move can still come of it. */
export function leads(draft: Draft, moves: readonly AstraMove[]): boolean {
  if (draft.kind === 'observe') {
    return moves.some((move) => move.kind === 'observe' && move.place === draft.place && same(move.path.slice(0, draft.path.length), draft.path));
  }
  if (draft.kind === 'use' && draft.aim === 'nothing') return moves.some((move) => move.kind === 'use' && move.card === draft.card);
  return moveOf(draft, moves) !== null;
}

/** The touch that a draft is, for asking why nothing comes of it. */
export function intentOf(draft: Exclude<Draft, { kind: 'take' }>): AstraIntent {
  return draft;
}

/** What of listed uses of this card one can aim at. */
export function aimsOf(moves: readonly AstraMove[], card: AstraCard): AstraAim[] {
  return moves.flatMap((move) => (move.kind === 'use' && move.card === card ? [move.aim] : []));
}

/** The place that an aim lies at, if it does. */
export function placeOf(aim: AstraAim): AstraPlace | null {
  if (typeof aim === 'string') return null;
  if ('star' in aim) return aim.star[0];
  return 'displayed' in aim ? aim.displayed : null;
}

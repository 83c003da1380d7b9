import type { IszkenderunCard, IszkenderunDeed, IszkenderunIntent, IszkenderunMove, Seat } from '../../bindings';

/**
 * An unfinished decision. It contains no rules: its continuations are taken from the listed moves, and a choice that
 * fits none of them becomes an intent for the engine to explain.
 */
export type Draft =
  | { kind: 'play'; card: IszkenderunCard; row: Seat | null }
  | { kind: 'use'; card: IszkenderunCard; targets: IszkenderunCard[]; extra: IszkenderunCard | null }
  | {
      kind: 'marker';
      cost: IszkenderunCard | null;
      deed: IszkenderunDeed | null;
      targets: IszkenderunCard[];
      extra: IszkenderunCard | null;
    }
  | { kind: 'bank' | 'discard'; card: IszkenderunCard };

/** What is to be chosen next; `none` if no listed move fits. */
export type Stage = 'row' | 'cost' | 'deed' | 'targets' | 'extra' | 'ready' | 'none';

type AimedDraft = Extract<Draft, { kind: 'use' | 'marker' }>;
type AimedMove = Extract<IszkenderunMove, { kind: 'use' | 'marker' }>;

/** Returns the moves a draft can still become. */
export function compatibleMoves(draft: Draft, moves: IszkenderunMove[]): IszkenderunMove[] {
  return moves.filter((move) => {
    switch (draft.kind) {
      case 'play':
        return move.kind === 'play' && move.card === draft.card && fits(draft.row, move.row);
      case 'use':
        return move.kind === 'use' && move.card === draft.card && holds(draft, move);
      case 'marker':
        return (
          move.kind === 'marker' && fits(draft.cost, move.cost) && fits(draft.deed, move.deed) && holds(draft, move)
        );
      default:
        return move.kind === draft.kind && move.card === draft.card;
    }
  });
}

/** Returns the move of a complete draft, or null if something is missing. */
export function moveOf(draft: Draft, moves: IszkenderunMove[]): IszkenderunMove | null {
  if (stageOf(draft, moves) !== 'ready') return null;
  const complete = compatibleMoves(draft, moves).filter((move) => isWhole(draft, move));
  return complete[0] ?? null;
}

/** Returns what is to be chosen next for a draft. */
export function stageOf(draft: Draft, moves: IszkenderunMove[]): Stage {
  const open = compatibleMoves(draft, moves);
  if (open.length === 0) return 'none';
  if (draft.kind === 'play') return draft.row === null ? 'row' : 'ready';
  if (!isAimed(draft)) return 'ready';
  if (draft.kind === 'marker' && draft.cost === null) return 'cost';
  if (draft.kind === 'marker' && draft.deed === null) return 'deed';
  if (draft.extra === null && open.every((move) => 'extra' in move && move.extra !== null)) return 'extra';
  return open.some((move) => isWhole(draft, move)) ? 'ready' : 'targets';
}

/** Returns the cards that can be chosen next, or in place of the last chosen one. */
export function nextCards(draft: Draft, moves: IszkenderunMove[]): IszkenderunCard[] {
  const open = compatibleMoves(draft, moves);
  switch (stageOf(draft, moves)) {
    case 'cost':
      return open.flatMap((move) => (move.kind === 'marker' ? [move.cost] : []));
    case 'extra':
      return open.flatMap((move) => ('extra' in move && move.extra !== null ? [move.extra] : []));
    case 'targets':
      return targetsOf(open);
    case 'ready':
      return isAimed(draft) ? targetsOf(compatibleMoves(hasRoom(draft, moves) ? draft : withoutLast(draft), moves)) : [];
    default:
      return [];
  }
}

function targetsOf(moves: IszkenderunMove[]): IszkenderunCard[] {
  return moves.flatMap((move) => ('targets' in move ? move.targets : []));
}

/** Returns all chosen cards, in whatever role. */
export function chosenCards(draft: Draft): IszkenderunCard[] {
  if (draft.kind === 'marker') return [draft.cost, ...draft.targets, draft.extra].filter((card) => card !== null);
  if (draft.kind === 'use') return [draft.card, ...draft.targets, draft.extra].filter((card) => card !== null);
  return [draft.card];
}

/** Returns whether one more target can be added. */
function hasRoom(draft: AimedDraft, moves: IszkenderunMove[]): boolean {
  return compatibleMoves(draft, moves).some((move) => 'targets' in move && move.targets.length > draft.targets.length);
}

/**
 * Returns the draft with the card added, removed if it was chosen, or in place of the last target if there is no room.
 */
export function choose(draft: Draft, card: IszkenderunCard, moves: IszkenderunMove[]): Draft {
  if (!isAimed(draft)) return draft;
  if (draft.targets.includes(card)) return withTargets(draft, draft.targets.filter((target) => target !== card));
  if (draft.extra === card) return { ...draft, extra: null };
  const stage = stageOf(draft, moves);
  if (draft.kind === 'marker' && stage === 'cost') return { ...draft, cost: card };
  if (stage === 'extra') return { ...draft, extra: card };
  const kept = stage === 'ready' && !hasRoom(draft, moves) ? withoutLast(draft) : draft;
  return withTargets(kept, [...kept.targets, card]);
}

function withoutLast(draft: AimedDraft): AimedDraft {
  return withTargets(draft, draft.targets.slice(0, -1));
}

/** Changes the targets. For an ability the extra card depends on the target, so it is cleared. */
function withTargets(draft: AimedDraft, targets: IszkenderunCard[]): AimedDraft {
  return draft.kind === 'use' ? { ...draft, targets, extra: null } : { ...draft, targets };
}

/** Returns the intent to ask the engine about when no move fits the draft. */
export function intentOf(draft: Draft, me: Seat): IszkenderunIntent {
  switch (draft.kind) {
    case 'play':
      return { kind: 'play', card: draft.card, row: draft.row ?? me };
    case 'use':
    case 'marker':
      return draft;
    default:
      return { kind: draft.kind, card: draft.card };
  }
}

/** Returns the card whose touch begins a move. */
export function beginning(move: IszkenderunMove): IszkenderunCard | null {
  if (move.kind === 'marker') return move.cost;
  return move.kind === 'pass' ? null : move.card;
}

/** Returns all cards a move involves. */
export function cardsOf(move: IszkenderunMove): IszkenderunCard[] {
  const rest = 'targets' in move ? [...move.targets, ...(move.extra === null ? [] : [move.extra])] : [];
  const first = beginning(move);
  return first === null ? rest : [first, ...rest];
}

/** Returns whether two moves are equal; the order of targets does not matter. */
export function same(one: IszkenderunMove, other: IszkenderunMove): boolean {
  if (one.kind !== other.kind || beginning(one) !== beginning(other)) return false;
  if (one.kind === 'play') return other.kind === 'play' && one.row === other.row;
  if (one.kind === 'marker' && other.kind === 'marker' && one.deed !== other.deed) return false;
  return sameSet(cardsOf(one), cardsOf(other));
}

function isAimed(draft: Draft): draft is AimedDraft {
  return draft.kind === 'use' || draft.kind === 'marker';
}

function fits<T>(chosen: T | null, move: T): boolean {
  return chosen === null || chosen === move;
}

/** Returns whether the move contains all targets and the extra card chosen so far. */
function holds(draft: { targets: IszkenderunCard[]; extra: IszkenderunCard | null }, move: AimedMove): boolean {
  return draft.targets.every((card) => move.targets.includes(card)) && fits(draft.extra, move.extra);
}

function isWhole(draft: Draft, move: IszkenderunMove): boolean {
  if (!('targets' in move) || !('targets' in draft)) return true;
  return draft.extra === move.extra && sameSet(draft.targets, move.targets);
}

function sameSet(one: IszkenderunCard[], other: IszkenderunCard[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}

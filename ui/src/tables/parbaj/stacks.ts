import { attackNumber } from './attack';
import type { Choice } from './choice.svelte';
import { fateOf } from './foretell';
import type { ParbajPermanentId, ParbajPermanentView } from '../../bindings';

/** Cards that lie as one: equal, in an equal state, and a touch on any of them would do the same. The first is on top. */
export type Stack = { top: ParbajPermanentView; all: readonly ParbajPermanentView[] };

/** A place's cards as they lie, in the order in which the first of each came. */
export function stacksOf(choice: Choice, cards: readonly ParbajPermanentView[]): Stack[] {
  const found = new Map<string, ParbajPermanentView[]>();
  for (const it of cards) {
    const key = stateOf(choice, it);
    const equal = found.get(key);
    if (equal) equal.push(it);
    else found.set(key, [it]);
  }
  return [...found.values()].flatMap((all) => {
    const [top] = all;
    return top ? [{ top, all }] : [];
  });
}

/** All by which something in play differs from its like, its number aside: how it is, and what can be done with it now. */
function stateOf(choice: Choice, it: ParbajPermanentView): string {
  const { id, ...rest } = it;
  const state = { ...rest, twin: 0 };
  const touch = choice.ofPermanent(id).map(({ kind }) => kind);
  const attacks = choice.view.attacks.some(({ attacker }) => attacker === id);
  return JSON.stringify([
    state,
    touch,
    choice.aimable(id),
    // What has been chosen lies apart, each for itself, to be let go of again.
    choice.chosen(id) ? id : null,
    choice.permanentHinted(id),
    attackNumber(choice.view, id),
    attacks,
    // What would come of it: one may fall where its like doesn't.
    fateOf(choice.view, id),
  ]);
}

/** What is shown of a place that has no room for all, and how many cards are behind its tile. */
export type Shown = { stacks: readonly Stack[]; hidden: number };

/** What takes room: cards, and the tile of those that have none. */
export function placesOf({ stacks, hidden }: Shown): number {
  return stacks.length + (hidden > 0 ? 1 : 0);
}

type Fold = {
  choice: Choice;
  reserve: readonly Stack[];
  others: readonly Stack[];
  /** So many cards have room, tiles among them. */
  room: number;
};

/** Folds what has no room behind tiles: of the rest first, of the reserve last, and never what is asked for now. */
export function fold({ choice, reserve, others, room }: Fold): { reserve: Shown; others: Shown } {
  const whole = { reserve: { stacks: reserve, hidden: 0 }, others: { stacks: others, hidden: 0 } };
  if (reserve.length + others.length <= room) return whole;
  // A tile for the rest; and one for the reserve where that alone has no room either.
  const rest = pick(choice, others, Math.max(0, room - 1 - reserve.length));
  const left = room - rest.stacks.length - (rest.hidden > 0 ? 1 : 0);
  if (reserve.length <= left) return { reserve: whole.reserve, others: rest };
  return { reserve: pick(choice, reserve, Math.max(0, left - 1)), others: rest };
}

/** So many of them, in their order: first those that are asked for, then those with which something can be done. */
function pick(choice: Choice, stacks: readonly Stack[], most: number): Shown {
  const rank = ({ top: { id } }: Stack) => (due(choice, id) ? 0 : choice.ofPermanent(id).length > 0 ? 1 : 2);
  const best = stacks.toSorted((one, other) => rank(one) - rank(other));
  const kept = new Set(best.filter((stack, i) => i < most || rank(stack) === 0));
  const hidden = stacks.reduce((sum, stack) => sum + (kept.has(stack) ? 0 : stack.all.length), 0);
  return { stacks: stacks.filter((stack) => kept.has(stack)), hidden };
}

/** What may not be out of sight: a possible target, what was chosen, what is pointed at, who is in this fight. */
function due(choice: Choice, id: ParbajPermanentId): boolean {
  return choice.aimable(id) || choice.chosen(id) || choice.permanentHinted(id) || attackNumber(choice.view, id) !== null;
}

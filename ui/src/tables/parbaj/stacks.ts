import { attackNumber } from './attack';
import type { Choice } from './choice.svelte';
import { fateOf } from './foretell';
import { GAP, MORE, takenBy, tileWidth, type Layout } from './layout';
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

/** What a place's tiles take, that of the hidden among them. */
export function takenIn({ stacks, hidden }: Shown, layout: Layout): number {
  if (hidden === 0) return takenBy(stacks, layout);
  return (stacks.length === 0 ? 0 : takenBy(stacks, layout)) + MORE + GAP;
}

type Fold = {
  choice: Choice;
  reserve: readonly Stack[];
  others: readonly Stack[];
  /** What tiles may take, in CSS pixels. */
  room: number;
  layout: Layout;
};

/** Folds what has no room behind tiles: of the rest first, of the reserve last, and never what is asked for now. */
export function fold({ choice, reserve, others, room, layout }: Fold): { reserve: Shown; others: Shown } {
  const whole = { reserve: { stacks: reserve, hidden: 0 }, others: { stacks: others, hidden: 0 } };
  const own = takenBy(reserve, layout);
  if (own + takenBy(others, layout) <= room) return whole;
  // A tile for the rest; and one for the reserve where that alone has no room either.
  const more = MORE + GAP;
  const rest = pick(choice, others, room - more - own, layout);
  const left = room - takenIn(rest, layout);
  if (own <= left) return { reserve: whole.reserve, others: rest };
  return { reserve: pick(choice, reserve, left - more, layout), others: rest };
}

/** As many of them as have room, in their order: first those that are asked for, then those with which something can be done. */
function pick(choice: Choice, stacks: readonly Stack[], room: number, layout: Layout): Shown {
  const rank = ({ top: { id } }: Stack) => (due(choice, id) ? 0 : choice.ofPermanent(id).length > 0 ? 1 : 2);
  const kept = new Set<Stack>();
  let left = room;
  for (const stack of stacks.toSorted((one, other) => rank(one) - rank(other))) {
    left -= tileWidth(stack, layout) + GAP;
    if (left >= 0 || rank(stack) === 0) kept.add(stack);
  }
  const hidden = stacks.reduce((sum, stack) => sum + (kept.has(stack) ? 0 : stack.all.length), 0);
  return { stacks: stacks.filter((stack) => kept.has(stack)), hidden };
}

/** What may not be out of sight: a possible target, what was chosen, what is pointed at, who is in this fight. */
function due(choice: Choice, id: ParbajPermanentId): boolean {
  return choice.aimable(id) || choice.chosen(id) || choice.permanentHinted(id) || attackNumber(choice.view, id) !== null;
}

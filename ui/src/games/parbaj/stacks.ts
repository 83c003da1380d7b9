import { attackNumber } from './attack';
import type { Choice } from './choice.svelte';
import { fateOf } from './forecast-texts';
import { GAP, MORE, takenBy, tileWidth, type Layout } from './board-layout';
import type { ParbajPermanentId, ParbajPermanentView } from '../../bindings';

/** Cards shown as one: equal, in an equal state, and with the same effect of a touch. The first is on top. */
export type Stack = { top: ParbajPermanentView; all: readonly ParbajPermanentView[] };

/** Returns a zone's cards as stacks, ordered by the first card of each. */
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

/**
 * Returns everything by which a permanent may differ from its equals, except its number: its state and its possible
 * moves.
 */
function stateOf(choice: Choice, it: ParbajPermanentView): string {
  const { id, ...rest } = it;
  const state = { ...rest, twin: 0 };
  const touch = choice.ofPermanent(id).map(({ kind }) => kind);
  const attacks = choice.view.attacks.some(({ attacker }) => attacker === id);
  return JSON.stringify([
    state,
    touch,
    choice.aimable(id),
    // A chosen card is not stacked, so that it can be released.
    choice.chosen(id) ? id : null,
    choice.permanentHinted(id),
    attackNumber(choice.view, id),
    attacks,
    // The forecast: one may fall where an equal one does not.
    fateOf(choice.view, id),
  ]);
}

/** The visible stacks of a zone, and the number of cards behind its tile. */
export type Shown = { stacks: readonly Stack[]; hidden: number };

/** Returns the width of a zone's tiles, including the tile for hidden cards. */
export function takenIn({ stacks, hidden }: Shown, layout: Layout): number {
  if (hidden === 0) return takenBy(stacks, layout);
  return (stacks.length === 0 ? 0 : takenBy(stacks, layout)) + MORE + GAP;
}

type Fold = {
  choice: Choice;
  reserve: readonly Stack[];
  others: readonly Stack[];
  /** The width available for tiles, in CSS pixels. */
  room: number;
  layout: Layout;
};

/**
 * Hides cards without room behind tiles: other cards first, the reserve last, and never those relevant to the current
 * decision.
 */
export function fold({ choice, reserve, others, room, layout }: Fold): { reserve: Shown; others: Shown } {
  const whole = { reserve: { stacks: reserve, hidden: 0 }, others: { stacks: others, hidden: 0 } };
  const own = takenBy(reserve, layout);
  if (own + takenBy(others, layout) <= room) return whole;
  // Reserves a tile for the other cards, and one for the reserve if it does not fit by itself.
  const more = MORE + GAP;
  const rest = pick(choice, others, room - more - own, layout);
  const left = room - takenIn(rest, layout);
  if (own <= left) return { reserve: whole.reserve, others: rest };
  return { reserve: pick(choice, reserve, left - more, layout), others: rest };
}

/**
 * Returns as many stacks as fit, in their order: first those relevant to the current decision, then those with a
 * possible move.
 */
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

/**
 * Returns whether a card must stay visible: a possible target, a chosen or hinted card, a participant in the attack.
 */
function due(choice: Choice, id: ParbajPermanentId): boolean {
  return choice.aimable(id) || choice.chosen(id) || choice.permanentHinted(id) || attackNumber(choice.view, id) !== null;
}

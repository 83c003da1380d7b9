import type { AstraCard, AstraPlace, AstraShelf, AstraView } from '../../bindings';
import { PLACES } from './choice.svelte';
import { figure, unmarkedOf } from './sky';

/** The die faces that select each shelf of Auptolemy's library. */
export const FACES: Record<AstraShelf, readonly [number, number]> = { left: [1, 2], right: [3, 4], deck: [5, 6] };
/** The shelves of Auptolemy's library. */
export const SHELVES: readonly AstraShelf[] = ['left', 'right', 'deck'];

/** Returns the library card that lies face up on a shelf, or null. */
export function shelved({ automaton }: AstraView, shelf: AstraShelf): AstraCard | null {
  return shelf === 'left' ? automaton.left : shelf === 'right' ? automaton.right : automaton.deckTop;
}

/** Returns how many stars a library card lets Auptolemy mark: the amount of its leftmost boon. */
export function mostStars(card: AstraCard): number {
  const [first] = figure(card).boons;
  return first?.kind === 'vp' ? first.amount : 0;
}

/** Returns whether Auptolemy still comes to cards in its turns. */
export function comes({ automaton, step }: AstraView): boolean {
  return automaton.stardust > 0 && automaton.deck > 0 && step.kind !== 'over';
}

/**
 * Returns, for each displayed card, the die faces that would bring Auptolemy to it in its next turn, as far as its open
 * library determines it. This preview is for display only. There is none where chance decides between equals, where
 * Auptolemy has no stardust, or where its library is used up.
 */
export function dice(view: AstraView): Record<AstraPlace, number[]> {
  const faces: Record<AstraPlace, number[]> = { air: [], fire: [], earth: [] };
  if (!comes(view)) return faces;
  const lying = PLACES.flatMap((place, i) => {
    const chart = view.display[i];
    return chart ? [{ place, left: unmarkedOf(chart.card, chart.marks).length }] : [];
  });
  const least = Math.min(...lying.map(({ left }) => left));
  const fewest = lying.filter(({ left }) => left === least);
  for (const shelf of SHELVES) {
    const card = shelved(view, shelf);
    if (card === null) continue;
    const focus = figure(card).element;
    const direct = lying.find(({ place }) => place === focus);
    const place = direct?.place ?? (fewest.length === 1 ? fewest[0]?.place : undefined);
    if (place) faces[place].push(...FACES[shelf]);
  }
  return faces;
}

/** Formats die faces: 1–4, or 1–2, 5–6. */
export function sayFaces(faces: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const face of faces) {
    const last = runs.at(-1);
    if (last?.[1] === face - 1) last[1] = face;
    else runs.push([face, face]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–\u2060${to}`)).join(', ');
}

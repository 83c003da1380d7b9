import type { AstraCard, AstraMove, AstraPlace, AstraStar } from '../../bindings';
import type { Fork, ReachableStar } from './paths';

/**
 * How a star of the open card can be reached: with how many more stars, and for how much stardust in total, if known.
 */
export type StarPrice = { steps: number; price: number | null };
export type ReachMap = ReadonlyMap<AstraStar, StarPrice>;

/** The map for a card on which nothing can be marked. */
export const NOWHERE: ReachMap = new Map();
export const NO_FORK: Fork = { ends: false, on: new Map() };
export const UNREACHED: ReadonlyMap<AstraStar, ReachableStar> = new Map();

/** Returns the stars reached by listed paths, with their prices. */
export function ofPaths(reached: ReadonlyMap<AstraStar, ReachableStar>, drawn: number, price: (stars: number) => number): ReachMap {
  return new Map([...reached].map(([star, { steps }]) => [star, { steps, price: price(drawn + steps) }]));
}

/** Returns the stars listed for the dream pen. */
export function ofDream(moves: readonly AstraMove[]): ReachMap {
  return new Map(moves.flatMap((move) => (move.kind === 'dream' ? [[move.star, { steps: 1, price: null }] as const] : [])));
}

/** Returns the stars of this card that an ability can mark. */
export function ofUse(moves: readonly AstraMove[], card: AstraCard, place: AstraPlace | null): ReachMap {
  return new Map(
    moves.flatMap((move) => {
      if (move.kind !== 'use' || move.card !== card || typeof move.aim === 'string' || !('star' in move.aim)) return [];
      const [at, star] = move.aim.star;
      return at === place ? [[star, { steps: 1, price: 0 }] as const] : [];
    }),
  );
}

import type { AstraCard, AstraMove, AstraPlace, AstraStar } from '../../bindings';
import type { Fork, Reached } from './paths';

/** What can be come to on the open card: after how many stars more, and for how much stardust in all, if that is told. */
export type Reach = { steps: number; price: number | null };
export type ReachMap = ReadonlyMap<AstraStar, Reach>;

/** Nothing can be marked. */
export const NOWHERE: ReachMap = new Map();
export const NO_FORK: Fork = { ends: false, on: new Map() };
export const UNREACHED: ReadonlyMap<AstraStar, Reached> = new Map();

/** Of paths: all that some listed one comes to, at its price. */
export function ofPaths(reached: ReadonlyMap<AstraStar, Reached>, drawn: number, price: (stars: number) => number): ReachMap {
  return new Map([...reached].map(([star, { steps }]) => [star, { steps, price: price(drawn + steps) }]));
}

/** Of the dream pen: what is listed for it. */
export function ofDream(moves: readonly AstraMove[]): ReachMap {
  return new Map(moves.flatMap((move) => (move.kind === 'dream' ? [[move.star, { steps: 1, price: null }] as const] : [])));
}

/** Of an ability that marks a star of this card. */
export function ofUse(moves: readonly AstraMove[], card: AstraCard, place: AstraPlace | null): ReachMap {
  return new Map(
    moves.flatMap((move) => {
      if (move.kind !== 'use' || move.card !== card || typeof move.aim === 'string' || !('star' in move.aim)) return [];
      const [at, star] = move.aim.star;
      return at === place ? [[star, { steps: 1, price: 0 }] as const] : [];
    }),
  );
}

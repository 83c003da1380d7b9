import type { Choice } from './choice.svelte';

/** The concepts explained to a new player; if several occur at once, the first in this list comes first. */
export const IDEAS = ['play', 'magic', 'guard', 'attack', 'instant', 'reaction', 'ability', 'counters'] as const;
export type Idea = (typeof IDEAS)[number];

/** The rule of each explanation. */
export const RULE_OF: Record<Idea, string> = {
  play: 'DU-2.4',
  magic: 'DU-2.2',
  guard: 'DU-2.5',
  attack: 'DU-5.1',
  instant: 'DU-2.10',
  reaction: 'DU-4.3',
  ability: 'DU-4.4',
  counters: 'DU-3.6',
};

/** Returns the key of a concept in the settings, which hold those of all games. */
const keyOf = (idea: Idea) => `parbaj.${idea}`;

/** Returns whether the concept has been explained. */
export function isExplained(explained: readonly string[], idea: Idea): boolean {
  return explained.includes(keyOf(idea));
}

/** Returns the explained keys with these concepts added. */
export function withExplained(explained: readonly string[], ideas: readonly Idea[]): string[] {
  return [...new Set([...explained, ...ideas.map(keyOf)])];
}

/** Returns the explained keys of other games, to reset this one. */
export function explainedElsewhere(explained: readonly string[]): string[] {
  const own = new Set(IDEAS.map(keyOf));
  return explained.filter((key) => !own.has(key));
}

/** Returns the concepts that occur in this decision. */
export function met({ stage, view, moves, announced }: Choice): Idea[] {
  const can = (...kinds: (typeof moves)[number]['kind'][]) => moves.some(({ kind }) => kinds.includes(kind));
  const own = view.active === view.seat;
  const main = stage === 'window' && own && view.phase === 'main' && announced === null;
  const found: Record<Idea, boolean> = {
    play: main && can('play'),
    magic: main && !can('play') && view.hand.length > 0,
    guard: stage === 'movement' && can('march'),
    attack: stage === 'attackers' && can('attack'),
    instant: stage === 'window' && !main && announced === null && can('play', 'use', 'useCard'),
    reaction: stage === 'reactions' && can('react', 'use', 'useCard'),
    ability: main && can('use', 'useCard'),
    counters: main && view.permanents.some(({ counters }) => Object.values(counters).some((n) => n > 0)),
  };
  return IDEAS.filter((idea) => found[idea]);
}

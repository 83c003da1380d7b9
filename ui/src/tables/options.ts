import { wordsFrom } from '../messages/index.svelte';
import { TABLES } from './index';
import type { OptionSet, OptionWords, PlaceWords } from './record';

const sets = Object.fromEntries(Object.entries(TABLES).map(([game, { options }]) => [game, wordsFrom(options)]));

function setOf(game: string): OptionSet {
  return (Object.hasOwn(sets, game) ? sets[game]?.() : undefined) ?? { options: {} };
}

/** How one choice of a game is put; one this window has no words for is shown as it is called. */
export function optionWords(game: string, key: string): OptionWords {
  return setOf(game).options[key] ?? { legend: key, values: {}, about: () => '' };
}

/** The keys of a game's options, in the order in which they are asked. */
export function optionOrder(game: string): string[] {
  return Object.keys(setOf(game).options);
}

/** How the seats of a game are put to choose from; none where it doesn't matter which one takes. */
export function placeWords(game: string): PlaceWords | null {
  return setOf(game).places ?? null;
}

import { named } from '../app/named';
import type { OptionSet, OptionWords, PlaceWords } from './record';
import { tableWords } from './words';

const sets = tableWords((table) => table.options);

function setOf(game: string): OptionSet {
  return sets(game) ?? { options: {} };
}

/** How one choice of a game is put; one this window has no words for is shown as it is called. */
export function optionWords(game: string, key: string): OptionWords {
  return named(setOf(game).options, key) ?? { legend: key, values: {}, about: () => '' };
}

/** The keys of a game's options, in the order in which they are asked. */
export function optionOrder(game: string): string[] {
  return Object.keys(setOf(game).options);
}

/** How the seats of a game are put to choose from; none where it doesn't matter which one takes. */
export function placeWords(game: string): PlaceWords | null {
  return setOf(game).places ?? null;
}

// Recordings of the app's answers, as `tests/ui/record.js` writes them.

import type { Forecast, GameMove, OpenHand, TableSnapshot } from '../src/bindings';

/** The difference between two values; `tests/ui/harness/difference.js` defines the format. */
type Difference =
  | null
  | { is: unknown }
  | { set: Record<string, Difference>; gone?: string[] }
  | { head: number; tail: number; between: unknown[] }
  | { at: number; item: Difference };

/** A short game played to its end. */
export type RecordedGame = {
  game: string;
  id: string;
  /** The snapshots in which the person was to decide, and the last one. */
  pictures: TableSnapshot[];
  /** The decision at each snapshot but the last, with its forecast. */
  decisions: { move: GameMove['move']; forecast: Forecast[] }[];
  /** The snapshots of the replay after every single decision. */
  past: TableSnapshot[];
  /** Everybody's cards at the beginning. */
  hands: OpenHand[];
};

const files = import.meta.glob<unknown>('./recorded/*.json', { eager: true, import: 'default' });

/** Returns the recording of this name; an empty object if it isn't recorded yet. */
export function recorded<Kind>(name: string): Kind {
  return structuredClone(files[`./recorded/${name}.json`] ?? {}) as Kind;
}

/** Returns the recorded game of a game's name. */
export function recordedGame(game: string): RecordedGame {
  const { pictures, past, ...rest } = recorded<Omit<RecordedGame, 'game' | 'pictures' | 'past'> & Record<'pictures' | 'past', Difference[]>>(game);
  return { game, ...rest, pictures: together(pictures), past: together(past) };
}

function together(differences: Difference[]): TableSnapshot[] {
  const all: unknown[] = [];
  for (const difference of differences) all.push(applied(all.at(-1), difference));
  return all as TableSnapshot[];
}

function applied(before: unknown, difference: Difference): unknown {
  if (difference === null) return before;
  if ('is' in difference) return difference.is;
  if ('at' in difference) return (before as unknown[]).map((item, at) => (at === difference.at ? applied(item, difference.item) : item));
  if ('between' in difference) {
    const list = before as unknown[];
    return [...list.slice(0, difference.head), ...difference.between, ...list.slice(list.length - difference.tail)];
  }
  const object = before as Record<string, unknown>;
  const kept = Object.entries(object).filter(([key]) => !difference.gone?.includes(key));
  const changed = Object.entries(difference.set).map(([key, differs]) => [key, applied(object[key], differs)]);
  return Object.fromEntries([...kept, ...changed]) as unknown;
}

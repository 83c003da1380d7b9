// Recordings of the app's answers, as `tests/ui/record.js` writes them.

import type { Forecast, GameMove, OpenHand, TableSnapshot } from '../src/bindings';

/** What differs between two values; `tests/ui/harness/difference.js` says how it is written. */
type Difference =
  | null
  | { is: unknown }
  | { set: Record<string, Difference>; gone?: string[] }
  | { head: number; tail: number; between: unknown[] }
  | { at: number; item: Difference };

/** A short game that somebody has played to its end. */
export type RecordedGame = {
  game: string;
  id: string;
  /** The table whenever the person was to decide, and at the end. */
  pictures: TableSnapshot[];
  /** What was decided at each picture but the last, and what that had been told to change. */
  decisions: { move: GameMove['move']; forecast: Forecast[] }[];
  /** The table after every single decision, looked back at. */
  past: TableSnapshot[];
  /** What everybody held at the beginning. */
  hands: OpenHand[];
};

const files = import.meta.glob<unknown>('./recorded/*.json', { eager: true, import: 'default' });

/** What is recorded under this name; nothing where that is still to be done. */
export function recorded<Kind>(name: string): Kind {
  return structuredClone(files[`./recorded/${name}.json`] ?? {}) as Kind;
}

/** The recorded game of a table. */
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

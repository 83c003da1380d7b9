import { named } from '../app/named';
import { type Sources, wordsFrom } from '../messages/index.svelte';
import { TABLES } from './index';
import type { TableUi } from './record';

/** One kind of words that every table has of its own: those of a table, or none of one this window doesn't know. */
export function tableWords<Words>(of: (table: TableUi) => Sources<Words>): (game: string) => Words | undefined {
  const sets = Object.fromEntries(Object.entries(TABLES).map(([game, table]) => [game, wordsFrom(of(table))]));
  return (game) => named(sets, game)?.();
}

import { named } from '../app/named';
import { type Sources, wordsFrom } from '../messages/index.svelte';
import { TABLES } from './index';
import type { TableUi } from './record';

/** One kind of words that tables have of their own: those of a table, or none of one that has none or isn't known. */
export function tableWords<Words>(of: (table: TableUi) => Sources<Words> | undefined): (game: string) => Words | undefined {
  const sets = Object.fromEntries(
    Object.entries(TABLES).flatMap(([game, table]) => {
      const sources = of(table);
      return sources ? [[game, wordsFrom(sources)]] : [];
    }),
  );
  return (game) => named(sets, game)?.();
}

import { t, wordsFrom } from '../messages/index.svelte';
import { TABLES } from './index';
import type { TableNames } from './record';

const names: Record<string, () => TableNames> = {};

/** Loads what tables are called: to be waited for before anything is shown. */
export async function loadNames(): Promise<void> {
  await Promise.all(
    Object.entries(TABLES).map(async ([game, table]) => {
      names[game] = await wordsFrom(table.names);
    }),
  );
}

/** A table's name and its one line; one this window doesn't know is shown as it is called. */
export function tableNames(game: string): TableNames {
  return (Object.hasOwn(names, game) ? names[game]?.() : undefined) ?? { name: game, about: '', title: () => t().app };
}

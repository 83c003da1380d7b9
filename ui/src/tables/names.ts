import { t, wordsFrom } from '../messages/index.svelte';
import { TABLES } from './index';
import type { TableNames } from './record';

const names = Object.fromEntries(Object.entries(TABLES).map(([game, table]) => [game, wordsFrom(table.names)]));

/** A table's name and its one line; one this window doesn't know is shown as it is called. */
export function tableNames(game: string): TableNames {
  return (Object.hasOwn(names, game) ? names[game]?.() : undefined) ?? { name: game, about: '', title: () => t().app };
}

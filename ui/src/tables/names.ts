import { t } from '../messages/index.svelte';
import type { TableNames } from './record';
import { tableWords } from './words';

const names = tableWords((table) => table.names);

/** A table's name and its one line; one this window doesn't know is shown as it is called. */
export function tableNames(game: string): TableNames {
  return names(game) ?? { name: game, about: '', title: () => t().app };
}

/** A word typed to find a table's cards, as the cards say it. */
export function asCardsSay(game: string, typed: string): string {
  return tableNames(game).typed?.find(([word]) => word === typed)?.[1] ?? typed;
}

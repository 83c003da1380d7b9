import { language, t } from '../messages/index.svelte';
import { tableUi } from './index';
import type { TableNames } from './record';
import { tableWords } from './words';

const names = tableWords((table) => table.names);

/** A table's name and its one line; one this window doesn't know is shown as it is called. */
export function tableNames(game: string): TableNames {
  return names(game) ?? { name: game, about: '', title: () => t().app };
}

/** A word typed to find a table's cards, as the cards say it. */
export function asCardsSay(game: string, typed: string): string {
  return (language() === 'en' ? tableUi(game)?.typed?.get(typed) : undefined) ?? typed;
}

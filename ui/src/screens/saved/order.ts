import { sayMoment } from '../../app/date';
import { folded, hasAll, foldedWords } from '../../app/text-folding';
import { levelsOf } from '../../app/players';
import { nameOf } from '../../app/summary';
import type { TableSummary } from '../../bindings';
import { levelName } from '../../messages/index.svelte';
import { gameNames } from '../../games/names';

/** The order of a list of tables: the last changed first, the first created first, or by name. */
export type Order = 'moved' | 'laid' | 'name';

/** Returns the tables in this order; equal ones stay as they were, the last changed first. */
export function ordered(tables: readonly TableSummary[], order: Order): readonly TableSummary[] {
  if (order === 'moved') return tables;
  if (order === 'laid') return tables.toSorted((one, other) => (one.createdMs ?? 0) - (other.createdMs ?? 0));
  return tables.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/**
 * Returns whether a table's row contains all the words or parts of words: its name, game, standing, opponents or time.
 */
export function isMeant(table: TableSummary, wanted: string): boolean {
  const said = folded(
    [nameOf(table), gameNames(table.game).name, table.standing, ...levelsOf(table.players).map(levelName), sayMoment(table.updatedMs)].join(' '),
  );
  return hasAll(said, foldedWords(wanted));
}

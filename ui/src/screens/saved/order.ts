import { sayMoment } from '../../app/date';
import { folded, hasAll, wordsOf } from '../../app/folded';
import { levelsOf } from '../../app/players';
import { nameOf } from '../../app/summary';
import type { TableSummary } from '../../bindings';
import { levelName } from '../../messages/index.svelte';
import { tableNames } from '../../tables/names';

/** In which order tables are listed: the one that moved last first, the one that was laid first first, or by name. */
export type Order = 'moved' | 'laid' | 'name';

/** Tables in this order; those that are alike in it stay as they came, the last moved first. */
export function ordered(tables: readonly TableSummary[], order: Order): readonly TableSummary[] {
  if (order === 'moved') return tables;
  if (order === 'laid') return tables.toSorted((one, other) => (one.createdMs ?? 0) - (other.createdMs ?? 0));
  return tables.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** Whether a table's row has all the words, or their beginnings: its name, its game, how it stands, against whom, when. */
export function isMeant(table: TableSummary, wanted: string): boolean {
  const said = folded(
    [nameOf(table), tableNames(table.game).name, table.standing, ...levelsOf(table.players).map(levelName), sayMoment(table.updatedMs)].join(' '),
  );
  return hasAll(said, wordsOf(wanted));
}

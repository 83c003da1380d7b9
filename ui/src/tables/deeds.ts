import type { Deed } from '../app/letters';
import type { TableSnapshot } from '../bindings';
import { tableUi } from './index';

/** Whether cards are played with at this table. */
export function isCarded(snapshot: TableSnapshot): boolean {
  const table = tableUi(snapshot.state.game);
  return table !== null && (table.withCards?.(snapshot) ?? true);
}

/** What this table answers a letter with, beside what every table knows; where there are cards, what they are for comes first. */
export function deedsAt(snapshot: TableSnapshot): readonly Deed[] {
  const table = tableUi(snapshot.state.game);
  if (table === null) return [];
  return [...(isCarded(snapshot) ? (table.cardDeeds ?? []) : []), ...table.deeds];
}

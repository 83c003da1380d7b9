import type { LetterAction } from '../app/letter-keys';
import type { TableSnapshot } from '../bindings';
import { gameUi } from './index';

/** Returns whether the game at this table is played with cards. */
export function isCarded(snapshot: TableSnapshot): boolean {
  const table = gameUi(snapshot.state.game);
  return table !== null && (table.withCards?.(snapshot) ?? true);
}

/** Returns the key commands of this game in addition to the common ones; commands for cards come first. */
export function deedsAt(snapshot: TableSnapshot): readonly LetterAction[] {
  const table = gameUi(snapshot.state.game);
  if (table === null) return [];
  return [...(isCarded(snapshot) ? (table.cardDeeds ?? []) : []), ...table.deeds];
}

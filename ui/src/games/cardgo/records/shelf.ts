import type { CardgoRecordHeading } from '../../../bindings';
import type { Route } from '../../../app/route';
import { router } from '../../../app/router.svelte';
import { keptLists } from '../../../screens/kept-lists';
import { recordWords } from './words';

/** Returns the route of a record's page, or of the list of records. */
export function recordRoute(item?: string): Route {
  return { page: 'own', game: 'cardgo', name: 'records', item };
}

const kept = keptLists('cardgo', () => ({
  numbered: recordWords().numbered,
  removed: recordWords().shelf.removed,
  readOnly: recordWords().shelf.readOnly,
}));
export const { all: keptRecords, open: openRecord, text: recordText, remove } = kept;

/** The last node visited in each record, to return to. */
const places = new Map<string, number>();

/** Returns the last node visited in a record, 0 if none. */
export function placeIn(id: string): number {
  return places.get(id) ?? 0;
}

/** Stores the last node visited in a record. */
export function rememberPlace(id: string, node: number): void {
  places.set(id, node);
}

/** Saves another record and opens it at a node. */
export async function keepAnother(wanted: string, text: string, node = 0): Promise<void> {
  const id = await kept.keepAnother(wanted, text);
  if (id === null) return;
  rememberPlace(id, node);
  router.go(recordRoute(id));
}

/** Returns the title of a game from a file: its players, otherwise the file's name. */
export function titleOf({ names: [black, white] }: CardgoRecordHeading, file: string | null): string {
  const { versus, unknown, brought } = recordWords();
  if (black ?? white) return versus(black ?? unknown, white ?? unknown);
  const stem = file?.replace(/\.sgf$/i, '').trim() ?? '';
  return stem === '' ? brought : stem;
}

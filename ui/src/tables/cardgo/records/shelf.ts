import type { CardgoRecordHeading } from '../../../bindings';
import { router, type Route } from '../../../app/router.svelte';
import { keptLists } from '../../../screens/kept-lists';
import { recordWords } from './words';

/** The address of a record's page; without one, of all of them. */
export function recordRoute(item?: string): Route {
  return { page: 'own', game: 'cardgo', name: 'records', item };
}

const kept = keptLists('cardgo', () => ({
  numbered: recordWords().numbered,
  removed: recordWords().shelf.removed,
  readOnly: recordWords().shelf.readOnly,
}));
export const { all: keptRecords, open: openRecord, text: recordText, remove } = kept;

/** Where one stood in each record: whoever was elsewhere comes back there. */
const places = new Map<string, number>();

export function placeIn(id: string): number {
  return places.get(id) ?? 0;
}

export function rememberPlace(id: string, node: number): void {
  places.set(id, node);
}

/** Keeps another record and opens it at a node. */
export async function keepAnother(wanted: string, text: string, node = 0): Promise<void> {
  const id = await kept.keepAnother(wanted, text);
  if (id === null) return;
  rememberPlace(id, node);
  router.go(recordRoute(id));
}

/** What a game from elsewhere is called: by its players, else as its file. */
export function titleOf({ names: [black, white] }: CardgoRecordHeading, file: string | null): string {
  const { versus, unknown, brought } = recordWords();
  if (black ?? white) return versus(black ?? unknown, white ?? unknown);
  const stem = file?.replace(/\.sgf$/i, '').trim() ?? '';
  return stem === '' ? brought : stem;
}

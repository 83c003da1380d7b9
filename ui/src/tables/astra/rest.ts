import type { AstraView } from '../../bindings';

/** What an ability lets a rest fill up beyond the pouch (AS-10.12). */
const RICH_REST = 3;

/** Up to how much stardust a rest would fill up now; whoever has more keeps it. */
export function restsTo({ pouch, thisTurn }: AstraView['journal']): number {
  return pouch + (thisTurn.richRest ? RICH_REST : 0);
}

import { commands } from '../../../bindings';
import type { Subject } from '../analysis/analysis.svelte';
import type { RecordDesk } from './desk.svelte';

/** What a record's position is, to be analysed. */
export function atDesk(desk: RecordDesk): Subject {
  return {
    // What is written or marked there changes nothing.
    get key() {
      const { node, turn, rows } = desk.seen;
      return `${node} ${turn} ${rows.join('')}`;
    },
    assists: false,
    begin: () => commands.analysisAsk({ game: 'cardgo', question: { kind: 'look', text: desk.text, node: desk.seen.node, tree: false } }),
  };
}

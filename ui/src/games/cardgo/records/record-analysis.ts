import { commands } from '../../../bindings';
import type { Subject } from '../analysis/analysis.svelte';
import type { RecordDesk } from './record-editor.svelte';

/** Returns a record's position as a subject for analysis. */
export function atDesk(desk: RecordDesk): Subject {
  return {
    // Comments and marks do not change the key.
    get key() {
      const { node, turn, rows } = desk.seen;
      return `${node} ${turn} ${rows.join('')}`;
    },
    assists: false,
    begin: () => commands.analysisAsk({ game: 'cardgo', question: { kind: 'look', text: desk.text, node: desk.seen.node, tree: false } }),
  };
}

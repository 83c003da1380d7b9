import type { LogLine } from '../bindings';
import { t } from '../messages/index.svelte';
import { plain, voice } from './voice.svelte';

/** Says what happens at a table, and what was taken back. */
export class Teller {
  #log: readonly LogLine[] | null = null;
  #plies = 0;

  /** The table as it is shown now. What had happened when it was first seen is for the log. */
  follow(log: readonly LogLine[], plies: number): void {
    const [before, back] = [this.#log, plies < this.#plies];
    this.#log = log;
    this.#plies = plies;
    if (!before) return;
    const differs = before.findIndex((line, i) => !same(line, log[i]));
    const from = differs < 0 ? before.length : differs;
    const undone = before[from];
    if (back) voice.tell([t().table.undone(undone ? plain(undone.text) : null)]);
    else voice.tell(log.slice(from).map((line) => plain(line.text)));
  }
}

function same(one: LogLine, other: LogLine | undefined): boolean {
  return one === other || (other !== undefined && one.seat === other.seat && plain(one.text) === plain(other.text));
}

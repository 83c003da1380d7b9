import type { LogLine } from '../bindings';
import { t } from '../messages/index.svelte';
import { plain } from './plain';
import { voice } from './announcements.svelte';

/** Announces what happens at a table, and what was taken back. */
export class LogAnnouncer {
  #log: readonly LogLine[] | null = null;
  #plies = 0;
  #end: string | null = null;

  /**
   * Takes the table as it is now shown, with `end` as the text of a resignation. Announces those new log lines that
   * `isTold` accepts; what had happened before the first call is left to the log.
   */
  follow(log: readonly LogLine[], plies: number, end: string | null = null, isTold: (line: LogLine) => boolean = () => true): void {
    const [before, back, ended] = [this.#log, plies < this.#plies, this.#end];
    this.#log = log;
    this.#plies = plies;
    this.#end = end;
    if (!before) return;
    const differs = before.findIndex((line, i) => !same(line, log[i]));
    const from = differs < 0 ? before.length : differs;
    const undone = before[from];
    if (back) voice.tell([t().table.undone(undone ? plain(undone.text) : null)]);
    else {
      const news = log.slice(from);
      const told = news.filter(isTold).map((line) => plain(line.text));
      if (news.length > 0) voice.pass();
      voice.tell([...told, ...(end === null || end === ended ? [] : [end])]);
    }
  }
}

function same(one: LogLine, other: LogLine | undefined): boolean {
  return one === other || (other !== undefined && one.seat === other.seat && plain(one.text) === plain(other.text));
}

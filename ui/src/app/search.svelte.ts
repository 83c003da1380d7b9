import { commands, type RuleHit } from '../bindings';
import { settle } from './ask';

/** What is looked for in the rules, and what was found; those of the table where it is asked come first. */
export class Search {
  query = $state('');
  hits = $state.raw<RuleHit[]>([]);
  /** The table that `hits` were asked for at; with none, no rules come before others. */
  at = $state.raw<string | null>(null);
  /** Whether `hits` answers what now stands in the field. */
  answered = $state(true);
  problem = $state<string | null>(null);
  /** Questions so far: only the last one's answer is shown. */
  #asked = 0;
  #answer: Promise<void> = Promise.resolve();
  readonly #table: () => string | null;

  constructor(table: () => string | null) {
    this.#table = table;
  }

  /** Whether something is looked for: spaces are nothing. */
  get active(): boolean {
    return this.query.trim() !== '';
  }

  /** Whether it was looked for in vain. */
  get none(): boolean {
    return this.active && this.answered && this.hits.length === 0 && this.problem === null;
  }

  ask(query: string): void {
    this.query = query;
    this.#asked += 1;
    if (!this.active) {
      this.hits = [];
      this.answered = true;
      this.problem = null;
      return;
    }
    this.answered = false;
    this.#answer = this.#look(query, this.#asked);
  }

  /** The same once more: language, rules or table may have changed. */
  again(): void {
    if (this.active) this.ask(this.query);
  }

  clear(): void {
    this.ask('');
  }

  /** The best answer to what stands in the field, once it is there; none if something else is asked meanwhile. */
  async best(): Promise<RuleHit | null> {
    const asked = this.#asked;
    await this.#answer;
    return asked === this.#asked ? (this.hits[0] ?? null) : null;
  }

  async #look(query: string, asked: number): Promise<void> {
    const table = this.#table();
    const answer = await settle(commands.ruleSearch(query, table));
    if (asked !== this.#asked) return;
    this.answered = true;
    this.at = table;
    this.problem = answer.status === 'error' ? answer.error.text : null;
    this.hits = answer.status === 'ok' ? answer.data : [];
  }
}

import { commands, type RuleHit } from '../bindings';
import { settle } from './command-result';

/** A search in the rules and its results; those of the game it is made from come first. */
export class Search {
  query = $state('');
  hits = $state.raw<RuleHit[]>([]);
  /** The game that `hits` were asked for; with `null`, no game's rules come first. */
  at = $state.raw<string | null>(null);
  /** Whether `hits` answers the query now in the field. */
  answered = $state(true);
  problem = $state<string | null>(null);
  /** Number of queries: only the answer to the last one is shown. */
  #asked = 0;
  #answer: Promise<void> = Promise.resolve();
  readonly #table: () => string | null;

  constructor(table: () => string | null) {
    this.#table = table;
  }

  /** Returns whether there is a query; spaces don't count. */
  get active(): boolean {
    return this.query.trim() !== '';
  }

  /** Returns whether the query has no results. */
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

  /** Repeats the query after a change of language, rules or game. */
  again(): void {
    if (this.active) this.ask(this.query);
  }

  clear(): void {
    this.ask('');
  }

  /** Returns the best result of the present query once it is there; `null` if another query is made meanwhile. */
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

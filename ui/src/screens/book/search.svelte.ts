import { settle } from '../../app/ask';
import { commands, type RuleHit } from '../../bindings';

/** What is looked for, and what was found. It lasts while one reads an entry and comes back. */
class Search {
  query = $state('');
  hits = $state.raw<RuleHit[]>([]);
  /** Whether `hits` answers what now stands in the field. */
  answered = $state(true);
  problem = $state<string | null>(null);
  /** Questions so far: only the last one's answer is shown. */
  #asked = 0;
  #answer: Promise<void> = Promise.resolve();

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

  /** The same once more: language or rules may have changed. */
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
    const answer = await settle(commands.ruleSearch(query));
    if (asked !== this.#asked) return;
    this.answered = true;
    this.problem = answer.status === 'error' ? answer.error.text : null;
    this.hits = answer.status === 'ok' ? answer.data : [];
  }
}

export const search = new Search();

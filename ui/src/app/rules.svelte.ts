import { commands, type RuleEntry } from '../bindings';
import { t } from '../messages/index.svelte';
import { settle, showProblem } from './command-result';
import { router } from './router.svelte';
import { toasts } from './toasts.svelte';

/**
 * The rule being read beside something else: in a sheet, or in the permanent column of a page that sets `docked`. In
 * the rulebook itself a rule has its own page.
 */
class Rules {
  /** The rules opened one from the other; the current one is last. */
  trail = $state.raw<RuleEntry[]>([]);
  docked = $state(false);
  /** The rule was opened from a sheet and lies over it, whether or not there is a column. */
  above = $state(false);
  /** The rules walked back from, the next one first. */
  #ahead = $state.raw<RuleEntry[]>([]);
  /** Number of calls so far: only the answer to the last call counts. */
  #calls = 0;

  get entry(): RuleEntry | null {
    return this.trail.at(-1) ?? null;
  }

  get canStepBack(): boolean {
    return this.trail.length > 1;
  }

  get canStepOn(): boolean {
    return this.#ahead.length > 0;
  }

  /** Returns whether rules open on pages of their own here. */
  get inBook(): boolean {
    return router.route.page === 'book' || router.route.page === 'rule';
  }

  /** Opens a rule; one opened from another rule can be walked back from. */
  async open(id: string, from: 'start' | 'link' = 'start'): Promise<void> {
    if (this.inBook) {
      router.go({ page: 'rule', id });
      return;
    }
    this.#calls += 1;
    const call = this.#calls;
    const above = document.querySelector('dialog[open]') !== null;
    const answer = await settle(commands.rule(id));
    if (call !== this.#calls) return;
    if (answer.status === 'error') {
      showProblem(answer.error);
      return;
    }
    const entry = answer.data;
    if (!entry) {
      toasts.say(t().book.noSuchRule(id));
      return;
    }
    this.above ||= above;
    this.#ahead = [];
    this.trail = from === 'link' ? [...this.trail, entry] : [entry];
  }

  stepBack(): void {
    const left = this.entry;
    if (!left || !this.canStepBack) return;
    this.#ahead = [left, ...this.#ahead];
    this.trail = this.trail.slice(0, -1);
  }

  stepOn(): void {
    const [next, ...rest] = this.#ahead;
    if (!next) return;
    this.#ahead = rest;
    this.trail = [...this.trail, next];
  }

  close(): void {
    this.#calls += 1;
    this.trail = [];
    this.#ahead = [];
    this.above = false;
  }
}

export const rules = new Rules();

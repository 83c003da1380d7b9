import { commands, type RuleEntry } from '../bindings';
import { t } from '../messages/index.svelte';
import { settle, tell } from './ask';
import { router } from './router.svelte';
import { toasts } from './toasts.svelte';

/**
 * The rule being read beside something else: a sheet, or the permanent column of a page that sets `docked`.
 * In the rulebook itself a rule is a page of its own.
 */
class Rules {
  /** The way here, the rule being read last. */
  trail = $state.raw<RuleEntry[]>([]);
  docked = $state(false);
  /** Opened from a sheet, it lies over that sheet, whether or not there is a column. */
  above = $state(false);
  /** What was walked back from, the next one first. */
  #ahead = $state.raw<RuleEntry[]>([]);
  /** Calls so far: only the last one's answer counts. */
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

  /** Whether a rule is a page of its own here. */
  get inBook(): boolean {
    return router.route.page === 'book' || router.route.page === 'rule';
  }

  /** Opens a rule; from inside another rule it can be walked back. */
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
      tell(answer.error);
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

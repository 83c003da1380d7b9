import type { GameMove, HintMove, HintView } from '../bindings';
import { t } from '../messages/index.svelte';
import type { Holds } from './held.svelte';
import type { Playing, Preferred } from './playing';

/** A hint laid open on a table: its moves, one of which is lit. */
export class Hint implements Holds {
  /** Thinking. */
  waiting = $state(false);
  view = $state.raw<HintView | null>(null);
  /** The move being looked at, counted from the best. */
  at = $state(0);
  /** Offered with a word on what it costs: it would make the game an assisted one. */
  offered = $state(false);
  #play: Playing;
  /** Closed while it was thought about, a hint is not shown any more. */
  #asked = 0;

  open = $derived.by(() => this.offered || this.waiting || this.view !== null);
  move: HintMove | null = $derived.by(() => this.view?.moves[this.at] ?? null);
  /** What is to be lit: the move being looked at, else what the table itself shows. */
  lit: GameMove[] = $derived.by(() => (this.move ? [this.move.move] : this.#play.lit));
  /** The hint's other moves, each with its rank from 1. */
  others = $derived.by(() => (this.view?.moves ?? []).map(({ move }, at) => ({ move, rank: at + 1 })).filter(({ rank }) => rank !== this.at + 1));
  /** What is lit is what a bot would have done. */
  preferred: Preferred | null = $derived.by(() => (this.move ? null : (this.#play.preferred ?? null)));
  /** What is said of what is lit: a hint recommends it, a bot prefers it, in a demonstration it was tried. */
  pointer = $derived.by(() => {
    if (this.move) return t().table.hint;
    return this.preferred === null ? t().scenes.triedHere : t().table.preferred;
  });

  constructor(play: Playing) {
    this.#play = play;
  }

  async ask(): Promise<void> {
    this.close();
    const asked = this.#asked;
    this.waiting = true;
    const view = await this.#play.hint();
    if (asked !== this.#asked) return;
    this.waiting = false;
    this.view = view;
  }

  /** Asks, or takes the answer away. Where it would make the game an assisted one, it is only asked for by a second touch. */
  toggle(): void {
    if (this.offered || (!this.open && this.#play.snapshot.assisted)) void this.ask();
    else if (this.open) this.close();
    else this.offered = true;
  }

  get holds(): boolean {
    return this.open;
  }

  letGo(): boolean {
    return this.close();
  }

  reset(): void {
    this.close();
  }

  /** To the next best move, or back. */
  step(by: 1 | -1): void {
    const last = (this.view?.moves.length ?? 1) - 1;
    this.at = Math.min(last, Math.max(0, this.at + by));
  }

  /** False when none was open. */
  close(): boolean {
    const wasOpen = this.open;
    this.#asked += 1;
    this.offered = false;
    this.waiting = false;
    this.view = null;
    this.at = 0;
    return wasOpen;
  }
}

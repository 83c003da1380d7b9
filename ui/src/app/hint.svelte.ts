import type { GameMove, HintMove, HintView } from '../bindings';
import { t } from '../messages/index.svelte';
import type { HeldState } from './selection-state.svelte';
import type { PlaySource, PreferredMove } from './play-source';

/** A hint shown at a table: its moves, one of which is highlighted. */
export class Hint implements HeldState {
  /** The bot is thinking. */
  waiting = $state(false);
  view = $state.raw<HintView | null>(null);
  /** Index of the move being looked at, the best first. */
  at = $state(0);
  /** The hint is offered with a note that it marks the game as assisted. */
  offered = $state(false);
  #play: PlaySource;
  /** Number of requests: a hint closed while the bot was thinking is not shown any more. */
  #asked = 0;

  open = $derived.by(() => this.offered || this.waiting || this.view !== null);
  move: HintMove | null = $derived.by(() => this.view?.moves[this.at] ?? null);
  /** The move to highlight: the one being looked at, else what the play itself highlights. */
  lit: GameMove[] = $derived.by(() => (this.move ? [this.move.move] : this.#play.lit));
  /** The hint's other moves, each with its rank from 1. */
  others = $derived.by(() => (this.view?.moves ?? []).map(({ move }, at) => ({ move, rank: at + 1 })).filter(({ rank }) => rank !== this.at + 1));
  /** Set if the highlighted move is the one a bot prefers. */
  preferred: PreferredMove | null = $derived.by(() => (this.move ? null : (this.#play.preferred ?? null)));
  /** The label of the highlighted move: recommended by a hint, preferred by a bot, or tried in a demonstration. */
  pointer = $derived.by(() => {
    if (this.move) return t().table.hint;
    return this.preferred === null ? t().scenes.triedHere : t().table.preferred;
  });

  constructor(play: PlaySource) {
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

  /**
   * Requests a hint or closes it. If it would mark the game as assisted, it is first offered and requested by a second
   * touch.
   */
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

  /** Goes to the next best move, or back. */
  step(by: 1 | -1): void {
    const last = (this.view?.moves.length ?? 1) - 1;
    this.at = Math.min(last, Math.max(0, this.at + by));
  }

  /** Closes the hint; returns false if none was open. */
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

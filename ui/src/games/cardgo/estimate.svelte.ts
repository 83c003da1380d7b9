import type { HeldState } from '../../app/selection-state.svelte';
import type { PlaySource } from '../../app/play-source';
import type { BotSurvey } from '../../bindings';

/** The likely division of the board, drawn on it until the next change of the table. */
export class Estimate implements HeldState {
  /** The estimate is being computed. */
  waiting = $state(false);
  survey = $state.raw<BotSurvey | null>(null);
  /** This estimate made the game an assisted one. */
  first = $state(false);
  #play: PlaySource;
  #asked = 0;

  open = $derived.by(() => this.waiting || this.survey !== null);
  /** Whether an estimate is available. */
  can = $derived.by(() => this.#play.survey !== undefined);

  constructor(play: PlaySource) {
    this.#play = play;
  }

  /** Requests the estimate, or closes it if it is open. */
  toggle(): void {
    if (!this.close()) void this.#ask();
  }

  /** Closes the estimate; returns false if none was open. */
  close(): boolean {
    const wasOpen = this.open;
    this.#asked += 1;
    this.waiting = false;
    this.survey = null;
    return wasOpen;
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

  async #ask(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.first = !this.#play.snapshot.assisted;
    this.waiting = true;
    const survey = (await this.#play.survey?.()) ?? null;
    if (asked !== this.#asked) return;
    this.waiting = false;
    this.survey = survey;
  }
}

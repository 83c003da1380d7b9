import type { Holds } from '../../app/held.svelte';
import type { Playing } from '../../app/playing';
import type { BotSurvey } from '../../bindings';

/** How the board is likely to be shared out, laid open on it; gone as soon as the table moves on. */
export class Estimate implements Holds {
  /** Being worked out. */
  waiting = $state(false);
  survey = $state.raw<BotSurvey | null>(null);
  /** It was this that made the game an assisted one. */
  first = $state(false);
  #play: Playing;
  #asked = 0;

  open = $derived.by(() => this.waiting || this.survey !== null);
  /** Whether it can be asked for at all. */
  can = $derived.by(() => this.#play.survey !== undefined);

  constructor(play: Playing) {
    this.#play = play;
  }

  /** Asks, or takes the answer away. */
  toggle(): void {
    if (!this.close()) void this.#ask();
  }

  /** False when none was open. */
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

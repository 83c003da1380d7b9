import { overlaysOpen } from '../../app/overlays';
import type { PlaySource } from '../../app/play-source';
import { session } from '../../app/session.svelte';
import type { Choice } from './choice.svelte';

/**
 * Milliseconds an announced card is shown before it takes effect by itself. The time is constant whatever is announced
 * and whatever the person holds, so that it reveals nothing.
 */
export const MOMENT_MS = 5000;

/**
 * Lets an announced card take effect after a moment, unless the person stops the timer, if no other move is possible.
 */
export class AutoAllow {
  #play: PlaySource;
  #choice: Choice;
  /** The revision at which the timer was stopped. */
  #held = $state<number | null>(null);

  /**
   * The timer is running. It does not run if bots wait for the person at each step, because then the person wants to
   * see each step.
   */
  running = $derived.by(() => {
    const { letsHappen, botSpeed } = session.settings;
    const only = this.#choice.cards.canLet && this.#choice.moves.length === 1;
    return only && letsHappen && botSpeed !== 'step' && this.#held !== this.#play.snapshot.revision;
  });

  /**
   * Must be called where effects are allowed. `off` disables the timer for lessons and demonstrations, which have their
   * own pace.
   */
  constructor(play: PlaySource, choice: Choice, off: () => boolean) {
    this.#play = play;
    this.#choice = choice;
    $effect(() => {
      void play.snapshot.revision;
      if (!this.running || off()) return;
      const timer = setTimeout(() => {
        // With an overlay open or the page hidden, the card waits for the person.
        if (overlaysOpen() > 0 || document.hidden) this.hold();
        else choice.cards.letHappen();
      }, MOMENT_MS);
      return () => {
        clearTimeout(timer);
      };
    });
  }

  /** Stops the timer at the current revision. */
  hold(): void {
    this.#held = this.#play.snapshot.revision;
  }
}

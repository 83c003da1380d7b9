import { overlaysOpen } from '../../app/overlays';
import type { Playing } from '../../app/playing';
import { session } from '../../app/session.svelte';
import type { Choice } from './choice.svelte';

/**
 * How long an announced card can be read before it happens by itself. Always the same, whatever is announced and
 * whatever one holds: nobody could learn anything from it.
 */
export const MOMENT_MS = 5000;

/** Lets a card happen where there is nothing else to do about it: after a moment, unless that is held. */
export class Letting {
  #play: Playing;
  #choice: Choice;
  /** The revision at which it was held. */
  #held = $state<number | null>(null);

  /** It is about to happen by itself. A bot that waits to be told when to go on has a person who wants to see each step. */
  running = $derived.by(() => {
    const { letsHappen, botSpeed } = session.settings;
    const only = this.#choice.cards.canLet && this.#choice.moves.length === 1;
    return only && letsHappen && botSpeed !== 'step' && this.#held !== this.#play.snapshot.revision;
  });

  /** To be made where effects may be. Whoever teaches or shows a game goes on in their own time: `off`. */
  constructor(play: Playing, choice: Choice, off: () => boolean) {
    this.#play = play;
    this.#choice = choice;
    $effect(() => {
      void play.snapshot.revision;
      if (!this.running || off()) return;
      const timer = setTimeout(() => {
        // Something is being looked up, or nobody looks: it waits to be let happen.
        if (overlaysOpen() > 0 || document.hidden) this.hold();
        else choice.cards.letHappen();
      }, MOMENT_MS);
      return () => {
        clearTimeout(timer);
      };
    });
  }

  /** It waits now, for as long as one likes. */
  hold(): void {
    this.#held = this.#play.snapshot.revision;
  }
}

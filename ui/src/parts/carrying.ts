import type { Holds } from '../app/held.svelte';
import type { Carries } from './carry';

/** What a table's own module of carrying is: it says of each thing where it may go, and what letting go of it there does. */
type Hands<C> = { watchDrags: (root: HTMLElement, choice: C) => Carries };

/**
 * Things of a table that can be carried where they may go, a second way beside touches and keys. What follows the
 * hand is loaded once the table is drawn. Among what a table holds it stands first: Escape puts back what is carried
 * and leaves what was chosen before as it is, and a changed picture takes it out of the hand.
 */
export class Carrying implements Holds {
  /** Never: it is over as soon as the hand lets go, so that no way back has to lead out of it. */
  readonly holds = false;
  #carries: Carries | null = null;

  /** Watches a table from when it is drawn until it is left. */
  watch<C>(load: () => Promise<Hands<C>>, choice: C): (root: HTMLElement) => () => void {
    return (root) => {
      let left = false;
      void load().then(({ watchDrags }) => {
        if (!left) this.#carries = watchDrags(root, choice);
      });
      return () => {
        left = true;
        this.#carries?.stop();
        this.#carries = null;
      };
    };
  }

  letGo(): boolean {
    return this.#carries?.putBack() ?? false;
  }

  reset(): void {
    this.#carries?.clear();
  }
}

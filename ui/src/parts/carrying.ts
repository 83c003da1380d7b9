import { untrack } from 'svelte';
import type { HeldState } from '../app/selection-state.svelte';
import type { Carries } from './drag';

/** A game's own handling of drags: defines where each thing may go and what dropping it there does. */
type WatchDrags<C> = (root: HTMLElement, choice: C) => Carries;

/**
 * Drag and drop at a table, a second way beside touches and keys. It comes first among what a table holds: Escape puts
 * back what is dragged and leaves the selection as it was, and a changed snapshot ends the drag.
 */
export class Carrying implements HeldState {
  /** Always false: a drag ends with the release, so Back never has to leave it. */
  readonly holds = false;
  #carries: Carries | null = null;

  /** Watches a table from when it is drawn until it is left. */
  watch<C>(watchDrags: WatchDrags<C>, choice: C): (root: HTMLElement) => () => void {
    return (root) => {
      const carries = untrack(() => watchDrags(root, choice));
      this.#carries = carries;
      return () => {
        carries.stop();
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

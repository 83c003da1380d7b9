import { tick } from 'svelte';
import type { LogLine, Seat, TableSnapshot } from '../bindings';
import { fly, measurePositions, type Journey } from '../parts/flight';
import type { Stage } from './play-source';
import { isFocusLost } from './focus';
import { appearance } from './appearance.svelte';
import { session } from './session.svelte';

/** What `Staging` needs to know of a table component while its snapshot changes. */
export type Scenery = {
  /** `null` once the table was left while an animation is still running. */
  root: () => HTMLElement | null;
  /** The seat the view belongs to. */
  seat: () => Seat;
  /** Closes what was opened for looking through. */
  tidy?: () => void;
  /** Moves the focus to where play continues. */
  focus: () => void;
  /** Returns how the cards moved. */
  journey: (news: LogLine[]) => Journey;
  /** Returns whether there are new scores to show. */
  scores: (previous: TableSnapshot, news: LogLine[]) => boolean;
};

/**
 * Runs around every change of a table's snapshot: cards fly from their old positions, and scores are shown until
 * closed.
 */
export class Staging implements Stage {
  /** Scores are shown: the table waits until they are closed. */
  scored = $state.raw<{ close: () => void } | null>(null);
  #scenery: Scenery;
  #picture: ReturnType<typeof measurePositions> | null = null;

  constructor(scenery: Scenery) {
    this.#scenery = scenery;
  }

  before(): void {
    const { root, tidy } = this.#scenery;
    const table = root();
    this.#picture = table && !appearance.motionOff ? measurePositions(table) : null;
    tidy?.();
  }

  settle(): void {
    const { root, focus } = this.#scenery;
    const take = (selector: string) => {
      if (isFocusLost()) root()?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
    // After the game the result comes first, even where a board is still there.
    take('.over h2');
    if (isFocusLost()) focus();
    // An empty hand can't take the focus; the next action can.
    take('.acts .main button:not(:disabled)');
  }

  async after(previous: TableSnapshot, news: LogLine[]): Promise<void> {
    const { root, seat, journey, scores } = this.#scenery;
    // With the bots' speed set to instant, only the person's own cards fly.
    const own = news.length === 0 || news.some((line) => line.seat === seat());
    const table = root();
    if (table && this.#picture && (own || session.settings.botSpeed !== 'instant')) await fly(table, this.#picture, journey(news));
    if (scores(previous, news)) await this.#showScores();
  }

  #showScores(): Promise<void> {
    return new Promise((resolve) => {
      this.scored = {
        close: () => {
          this.scored = null;
          resolve();
          void tick().then(() => {
            this.settle();
          });
        },
      };
    });
  }
}

import { tick } from 'svelte';
import type { LogLine, Seat, TableSnapshot } from '../bindings';
import { fly, takePicture, type Journey } from '../parts/flight';
import type { Stage } from './playing';
import { isFocusLost } from './focus';
import { session } from './session.svelte';

/** What a table's page knows of itself while its picture changes. */
export type Scenery = {
  /** None once the table was left, while something of it is still under way. */
  root: () => HTMLElement | null;
  /** Whose eyes it is seen with. */
  seat: () => Seat;
  /** Puts away what was laid open to be looked through. */
  tidy?: () => void;
  /** Puts the keyboard back where one plays. */
  focus: () => void;
  /** How the cards travelled. */
  journey: (news: LogLine[]) => Journey;
  /** Whether there are scores to be read now that were not there before. */
  scores: (previous: TableSnapshot, news: LogLine[]) => boolean;
};

/** Around every change of a table's picture: cards fly from where they were, and scores wait to be read. */
export class Staging implements Stage {
  /** Scores lie open: the table waits until they are closed. */
  scored = $state.raw<{ close: () => void } | null>(null);
  #scenery: Scenery;
  #picture: ReturnType<typeof takePicture> | null = null;

  constructor(scenery: Scenery) {
    this.#scenery = scenery;
  }

  before(): void {
    const { root, tidy } = this.#scenery;
    const table = root();
    this.#picture = table && !session.motionOff ? takePicture(table) : null;
    tidy?.();
  }

  settle(): void {
    const { root, focus } = this.#scenery;
    if (isFocusLost()) focus();
    // An empty hand can't take it, but what can be done next can, or the result.
    if (isFocusLost()) root()?.querySelector<HTMLElement>('.over h2, .acts .main button:not(:disabled)')?.focus({ preventScroll: true });
  }

  async after(previous: TableSnapshot, news: LogLine[]): Promise<void> {
    const { root, seat, journey, scores } = this.#scenery;
    // At once means at once: only one's own cards fly.
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

// A seat at a table with a clock, without the table.

import type { ClockView, TableSnapshot } from '../src/bindings';
import type { Play } from '../src/app/play.svelte';
import { ClockTimer } from '../src/screens/clock/clock.svelte';

/** A report of thinking time to the house. */
export type ThinkingReport = { id: string; revision: number; spentMs: number };

/** The parts of a play that a clock reads. */
class Played {
  snapshot = $state.raw() as TableSnapshot;
  acting = $state(false);
  showing = $state(false);
  spend: (() => Promise<void>) | null = null;
}

/** The person's seat at a table with a clock, and the reports of thinking time made there. */
export class Seat {
  readonly play = new Played();
  readonly ticking: ClockTimer;
  #end: () => void;

  constructor(clock: ClockView) {
    this.play.snapshot = { id: 't', revision: 7, plies: 0, clock } as unknown as TableSnapshot;
    this.ticking = new ClockTimer(this.play as unknown as Play);
    let end = (): void => undefined;
    const effects = $effect.root(() => {
      end = this.ticking.start();
    });
    this.#end = () => {
      end();
      effects();
    };
  }

  /** Goes to another snapshot of the table. */
  picture(clock: Partial<ClockView>, where: { revision: number; plies?: number }): void {
    const { snapshot } = this.play;
    this.play.snapshot = { ...snapshot, ...where, clock: snapshot.clock && { ...snapshot.clock, ...clock } };
  }

  leave(): void {
    this.#end();
    this.#end = () => undefined;
  }
}

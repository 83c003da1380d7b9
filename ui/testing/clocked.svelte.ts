// A seat at a table with a clock, without the table.

import type { ClockView, TableSnapshot } from '../src/bindings';
import type { Play } from '../src/app/play.svelte';
import { Ticking } from '../src/screens/clock/ticking.svelte';

/** What the house is told of time that was thought. */
export type Told = { id: string; revision: number; spentMs: number };

/** As much of what is played as a clock looks at. */
class Played {
  snapshot = $state.raw() as TableSnapshot;
  acting = $state(false);
  showing = $state(false);
  spend: (() => Promise<void>) | null = null;
}

export class Seat {
  readonly play = new Played();
  readonly ticking: Ticking;
  #end: () => void;

  constructor(clock: ClockView) {
    this.play.snapshot = { id: 't', revision: 7, plies: 0, clock } as unknown as TableSnapshot;
    this.ticking = new Ticking(this.play as unknown as Play);
    let end = (): void => undefined;
    const effects = $effect.root(() => {
      end = this.ticking.start();
    });
    this.#end = () => {
      end();
      effects();
    };
  }

  /** Another picture of the table comes. */
  picture(clock: Partial<ClockView>, where: { revision: number; plies?: number }): void {
    const { snapshot } = this.play;
    this.play.snapshot = { ...snapshot, ...where, clock: snapshot.clock && { ...snapshot.clock, ...clock } };
  }

  leave(): void {
    this.#end();
    this.#end = () => undefined;
  }
}

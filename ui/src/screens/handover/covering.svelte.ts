import { settle } from '../../app/command-result';
import type { Play } from '../../app/play.svelte';
import { isShared } from '../../app/players';
import { commands, type HandingOver } from '../../bindings';

/** What the page of a table does for its covering. */
type CoveredPage = {
  /** Returns the view that is open; `null` if nobody's is. */
  play: () => Play | null;
  /** Takes everything of the table off the screen. */
  clear: () => void;
  /** Opens the table anew. */
  open: () => void;
};

/** Keeps each person's view from the others at one device: none is shown while it is handed over or put down. */
export class Covering {
  /** Set while the device is handed over from one person to another. */
  handing = $state.raw<HandingOver | null>(null);
  /** The view was closed because the device was put down. */
  #put = false;
  #left = false;

  constructor(
    private readonly table: string,
    private readonly page: CoveredPage,
  ) {}

  /** Shows nobody's view until the next person has taken the device. */
  async handOver(): Promise<void> {
    this.page.clear();
    const answer = await settle(commands.tableHandingOver(this.table));
    if (this.#left) return;
    if (answer.status === 'ok') this.handing = answer.data;
    else this.page.open();
  }

  /** Notes that a view is open, or being opened. */
  end(): void {
    this.handing = null;
  }

  /** Where several people play, a device that is put down shows nothing, not even in the list of open apps. */
  changeVisibility(): void {
    if (document.visibilityState !== 'hidden') {
      if (this.#put) this.page.open();
      this.#put = false;
      return;
    }
    const play = this.page.play();
    if (!play || play.snapshot.outcome !== null || !isShared(play.snapshot.seats)) return;
    this.#put = true;
    play.leave();
    this.page.clear();
  }

  /** Ends with the page. */
  leave(): void {
    this.#left = true;
    if (this.handing) void settle(commands.tableLeave(this.table));
  }
}

import { tick } from 'svelte';
import { commands, type CardSheet, type Forecast, type GameMove, type HintView, type TableSnapshot } from '../bindings';
import { ask, settle, tell } from './ask';
import type { Play } from './play.svelte';
import type { Playing, Stage } from './playing';
import { toasts } from './toasts.svelte';

/** How long a picture may be on its way, and how often one looks for it. */
const PATIENCE_MS = 100;
const TRIES = 30;

/**
 * A kept table looked back at: how it stood after each decision. Meanwhile no bot moves there; nothing is decided but
 * from where the game shall go on.
 */
export class LookBack implements Playing {
  snapshot = $state.raw() as TableSnapshot;
  /** Never: nothing is decided here. */
  readonly acting = false;
  readonly lit: GameMove[] = [];
  stage: Stage | null = null;
  #play: Play;
  #touched: () => void;
  /** Where one wants to be, while the picture is on its way. */
  #wish: number | null = null;

  log = $derived.by(() => this.#play.log.slice(0, this.snapshot.logFrom));
  /** How many decisions the game has. */
  all = $derived.by(() => this.#play.snapshot.plies);
  /** After how many of them it is seen. */
  at = $derived.by(() => this.snapshot.plies);
  atStart = $derived.by(() => this.at === 0);
  atEnd = $derived.by(() => this.at === this.all);

  private constructor(play: Play, first: TableSnapshot, touched: () => void) {
    this.#play = play;
    this.#touched = touched;
    this.snapshot = first;
  }

  /** Begins where the game stands; none if that can't be seen. `touched` hears of every try to change the past. */
  static async of(play: Play, touched: () => void): Promise<LookBack | null> {
    const { id } = play.snapshot;
    await settle(commands.tableHold(id, true));
    for (let tries = 0; ; tries += 1) {
      const { revision, plies } = play.snapshot;
      const first = await settle(commands.tableAt(id, revision, plies));
      if (first.status === 'ok') return new LookBack(play, first.data, touched);
      if (first.error.kind !== 'stale' || tries === TRIES) {
        tell(first.error);
        break;
      }
      // A bot had moved just before it was held: its picture is on the way.
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    }
    await settle(commands.tableHold(id, false));
    return null;
  }

  /** To any moment; of wishes that come faster than their pictures, the last counts. */
  async to(ply: number): Promise<void> {
    const wish = Math.min(this.all, Math.max(0, ply));
    const waiting = this.#wish !== null;
    this.#wish = wish;
    if (waiting) return;
    toasts.close();
    while (this.#wish !== this.at) {
      const next = await ask(commands.tableAt(this.snapshot.id, this.snapshot.revision, this.#wish));
      if (!next) break;
      await this.#show(next);
    }
    this.#wish = null;
  }

  /** From here the game goes on; what was played after this stays in the journal. */
  async playOn(): Promise<void> {
    if (this.atEnd) await this.end();
    else await this.#play.goTo(this.at);
  }

  /** Back to how it stands. */
  async end(): Promise<void> {
    await settle(commands.tableHold(this.snapshot.id, false));
  }

  async #show(next: TableSnapshot): Promise<void> {
    const previous = this.snapshot;
    const forward = next.plies === previous.plies + 1;
    this.stage?.before();
    this.snapshot = next;
    await tick();
    if (forward) await this.stage?.after(previous, this.log.slice(previous.logFrom));
  }

  card(code: string): Promise<CardSheet | null> {
    return this.#play.card(code);
  }

  // What is past can't be done otherwise, only gone on from.
  act(): Promise<void> {
    this.#touched();
    return Promise.resolve();
  }

  explain(): Promise<void> {
    this.#touched();
    return Promise.resolve();
  }

  forecast(): Promise<Forecast[]> {
    return Promise.resolve([]);
  }

  hint(): Promise<HintView | null> {
    return Promise.resolve(null);
  }

  undo(): Promise<void> {
    return this.to(this.at - 1);
  }

  redo(): Promise<void> {
    return this.to(this.at + 1);
  }

  step(): Promise<void> {
    return this.to(this.at + 1);
  }
}

import { tick } from 'svelte';
import {
  commands,
  type CardSheet,
  type Forecast,
  type GameMove,
  type HintView,
  type OpenHand,
  type TableSnapshot,
} from '../bindings';
import { settle, showProblem, type CommandResult } from './command-result';
import { wait } from './wait';
import type { Play } from './play.svelte';
import type { Past, PlaySource, PreferredMove, Stage } from './play-source';
import { Review } from './review.svelte';
import { toasts } from './toasts.svelte';

/** The interval between checks for a snapshot in milliseconds, and the number of checks. */
const PATIENCE_MS = 100;
const TRIES = 30;

/** Automatic playback: how long each decision is shown, in milliseconds. */
const PAUSES = { slow: 2600, steady: 1300, fast: 550 };
/** A speed of automatic playback. */
export type Pace = keyof typeof PAUSES;
const PACES: readonly Pace[] = ['slow', 'steady', 'fast'];

/**
 * Replay of a kept table: the state after each decision, everybody's cards once the game is over, and a bot's review.
 * Meanwhile no bot moves at the table, and nothing is decided.
 */
export class Replay implements PlaySource {
  snapshot = $state.raw() as TableSnapshot;
  /** Everybody's cards; empty while the game goes on, or if the game has no cards. */
  hands = $state.raw<OpenHand[]>([]);
  /** Always false: nothing is decided here. */
  readonly acting = false;
  readonly review: Review;
  stage: Stage | null = null;
  /** Automatic playback is running. */
  playing = $state(false);
  pace = $state<Pace>('steady');
  /** The moment being previewed, while it is. */
  glanced = $state<number | null>(null);
  #play: Play;
  #touched: () => void;
  /** The moment asked for, while its snapshot is being loaded. */
  #wish: number | null = null;
  /** The moment a preview returns to. */
  #home: number | null = null;
  /** Ends the pause between two decisions. */
  #wake: (() => void) | null = null;

  log = $derived.by(() => [...this.#play.log.slice(0, this.snapshot.logFrom), ...this.snapshot.log]);
  /** The table's newest snapshot, whichever moment is shown. */
  newest = $derived.by(() => this.#play.snapshot);
  /** The number of decisions in the game. */
  all = $derived.by(() => this.#play.snapshot.plies);
  /** The number of decisions at the moment shown. */
  at = $derived.by(() => this.snapshot.plies);
  atStart = $derived.by(() => this.at === 0);
  atEnd = $derived.by(() => this.at === this.all);
  /** The game itself has ended, whichever moment is shown. */
  over = $derived.by(() => this.#play.snapshot.outcome !== null);
  /** The verdict on the next decision. */
  judged = $derived.by(() => this.review.of(this.at));
  /** The move the bot prefers; the table component knows where it can be highlighted. */
  lit: GameMove[] = $derived.by(() => (this.judged ? [this.judged.preferred.move] : []));
  made: GameMove | null = $derived.by(() => this.judged?.played.move ?? null);
  past: Past = $derived.by(() => ({ log: this.#play.log, at: this.at, to: (ply: number) => this.to(ply) }));
  preferred: PreferredMove | null = $derived.by(() => {
    if (!this.judged) return null;
    const { seat, preferred } = this.judged;
    const { state, seats, record } = this.snapshot;
    const own = seat === state.view.seat && record === null;
    return { own, text: own ? preferred.text : `${seats[seat]?.name ?? ''}: ${preferred.text}` };
  });

  private constructor(play: Play, first: TableSnapshot, touched: () => void) {
    this.#play = play;
    this.#touched = touched;
    this.snapshot = first;
    this.review = new Review(play);
  }

  /**
   * Starts after `ply` decisions; `null` if that can't be shown. `touched` is called on every attempt to change the
   * past.
   */
  static async of(play: Play, ply: number, touched: () => void): Promise<Replay | null> {
    await settle(commands.tableHold(play.snapshot.id, true));
    const first = await picture(play, ply);
    if (first.status === 'ok') {
      const replay = new Replay(play, first.data, touched);
      await replay.#open();
      void replay.review.follow();
      void replay.review.draw();
      return replay;
    }
    showProblem(first.error);
    await settle(commands.tableHold(play.snapshot.id, false));
    return null;
  }

  /** Goes to any moment; of requests that come faster than their snapshots, the last one counts. */
  async to(ply: number): Promise<void> {
    this.pause();
    this.#stay();
    await this.#go(ply);
  }

  /** Goes on from the current or requested moment. */
  by(plies: number): Promise<void> {
    return this.to(this.#here + plies);
  }

  /** Previews another moment while it is pointed at; `null` returns to the moment before. */
  async glance(ply: number | null): Promise<void> {
    if (this.playing) return;
    if (ply !== null) {
      this.#home ??= this.#here;
      this.glanced = ply;
      await this.#go(ply);
    } else if (this.#home !== null) {
      const home = this.#home;
      this.#stay();
      await this.#go(home);
    }
  }

  /** Goes to the next or the previous turning point. */
  toTurn(by: 1 | -1): Promise<void> {
    const { turns } = this.review;
    const here = this.#here;
    const next = by > 0 ? turns.find(({ ply }) => ply > here) : turns.findLast(({ ply }) => ply < here);
    return next ? this.to(next.ply) : Promise.resolve();
  }

  /** Starts automatic playback, from the beginning if the replay is at its end; stops it if it is running. */
  async run(): Promise<void> {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    this.#stay();
    if (this.atEnd) await this.#go(0);
    while (this.playing && !this.atEnd) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PAUSES[this.pace]);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (this.playing) await this.#go(this.at + 1);
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
    this.#wake?.();
  }

  /** Switches to the next pace; after the fastest comes the slowest. */
  changePace(): void {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 'steady';
  }

  /** Leaves the replay and returns to the newest state. */
  async end(): Promise<void> {
    this.pause();
    this.review.leave();
    this.stage = null;
    await settle(commands.tableHold(this.snapshot.id, false));
  }

  /** Returns the current or requested moment, ignoring a preview. */
  get #here(): number {
    return this.#home ?? this.#wish ?? this.at;
  }

  /** Makes the previewed moment the current one. */
  #stay(): void {
    this.#home = null;
    this.glanced = null;
  }

  async #go(ply: number): Promise<void> {
    const wish = Math.min(this.all, Math.max(0, ply));
    const waiting = this.#wish !== null;
    this.#wish = wish;
    if (waiting) return;
    toasts.close();
    while (this.#wish !== this.at) {
      const next = await picture(this.#play, this.#wish);
      if (next.status === 'error') {
        this.playing = false;
        showProblem(next.error);
        break;
      }
      await this.#show(next.data);
    }
    this.#wish = null;
  }

  async #show(next: TableSnapshot): Promise<void> {
    const previous = this.snapshot;
    const forward = next.plies === previous.plies + 1;
    this.stage?.before();
    this.snapshot = next;
    const opened = this.#open();
    await tick();
    this.stage?.settle();
    // A preview is too short for an animation.
    if (forward && this.glanced === null) await this.stage?.after(previous, next.log);
    await opened;
  }

  /** Loads everybody's cards if the game is over. */
  async #open(): Promise<void> {
    if (!this.over) return;
    const { id, revision, plies } = this.snapshot;
    const hands = await settle(commands.tableHands(id, revision, plies));
    if (hands.status === 'ok' && plies === this.snapshot.plies) this.hands = hands.data;
  }

  card(code: string): Promise<CardSheet | null> {
    return this.#play.card(code);
  }

  // A past decision can't be changed, only played on from.
  act(): Promise<void> {
    this.#touched();
    return Promise.resolve();
  }

  explain(): Promise<void> {
    this.#touched();
    return Promise.resolve();
  }

  reasons(): Promise<null> {
    return Promise.resolve(null);
  }

  forecast(): Promise<Forecast[]> {
    return Promise.resolve([]);
  }

  hint(): Promise<HintView | null> {
    return Promise.resolve(null);
  }

  undo(): Promise<void> {
    return this.by(-1);
  }

  redo(): Promise<void> {
    return this.by(1);
  }

  step(): Promise<void> {
    return this.by(1);
  }
}

/**
 * Returns the snapshot after `ply` decisions. A bot may have moved just before the table was held; its snapshot is then
 * waited for.
 */
async function picture(play: Play, ply: number): Promise<CommandResult<TableSnapshot>> {
  for (let tries = 0; ; tries += 1) {
    const { id, revision, plies } = play.snapshot;
    const answer = await settle(commands.tableAt(id, revision, Math.min(ply, plies)));
    if (answer.status === 'ok' || answer.error.kind !== 'stale' || tries === TRIES) return answer;
    await wait(PATIENCE_MS);
  }
}

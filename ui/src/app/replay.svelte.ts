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
import { settle, tell, type Answer } from './ask';
import { pause } from './pause';
import type { Play } from './play.svelte';
import type { Past, Playing, Preferred, Stage } from './playing';
import { Review } from './review.svelte';
import { toasts } from './toasts.svelte';

/** How long a picture may be on its way, and how often one looks for it. */
const PATIENCE_MS = 100;
const TRIES = 30;

/** Playing by itself: how long each decision is looked at. */
const PAUSES = { slow: 2600, steady: 1300, fast: 550 };
export type Pace = keyof typeof PAUSES;
const PACES: readonly Pace[] = ['slow', 'steady', 'fast'];

/**
 * A kept table looked back at: how it stood after each decision, who held what once the game is over, and what a bot
 * thinks of it all. Meanwhile no bot moves there, and nothing is decided.
 */
export class Replay implements Playing {
  snapshot = $state.raw() as TableSnapshot;
  /** Everybody's cards; none while the game goes on, or where there are no cards. */
  hands = $state.raw<OpenHand[]>([]);
  /** Never: nothing is decided here. */
  readonly acting = false;
  readonly review: Review;
  stage: Stage | null = null;
  /** It plays by itself. */
  playing = $state(false);
  pace = $state<Pace>('steady');
  /** The moment that is only glanced at, while it is. */
  glanced = $state<number | null>(null);
  #play: Play;
  #touched: () => void;
  /** Where one wants to be, while the picture is on its way. */
  #wish: number | null = null;
  /** Where one is meanwhile, and comes back to. */
  #home: number | null = null;
  /** Ends the pause between two decisions. */
  #wake: (() => void) | null = null;

  log = $derived.by(() => [...this.#play.log.slice(0, this.snapshot.logFrom), ...this.snapshot.log]);
  /** How the game stands, wherever one looks. */
  newest = $derived.by(() => this.#play.snapshot);
  /** How many decisions the game has. */
  all = $derived.by(() => this.#play.snapshot.plies);
  /** After how many of them it is seen. */
  at = $derived.by(() => this.snapshot.plies);
  atStart = $derived.by(() => this.at === 0);
  atEnd = $derived.by(() => this.at === this.all);
  /** The game itself has ended, wherever one looks. */
  over = $derived.by(() => this.#play.snapshot.outcome !== null);
  /** What a bot thinks of the decision made next. */
  judged = $derived.by(() => this.review.of(this.at));
  /** What it would have done; the table knows where that can be lit. */
  lit: GameMove[] = $derived.by(() => (this.judged ? [this.judged.preferred.move] : []));
  made: GameMove | null = $derived.by(() => this.judged?.played.move ?? null);
  past: Past = $derived.by(() => ({ log: this.#play.log, at: this.at, to: (ply: number) => this.to(ply) }));
  preferred: Preferred | null = $derived.by(() => {
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

  /** Begins after `ply` decisions; none if that can't be seen. `touched` hears of every try to change the past. */
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
    tell(first.error);
    await settle(commands.tableHold(play.snapshot.id, false));
    return null;
  }

  /** To any moment; of wishes that come faster than their pictures, the last counts. */
  async to(ply: number): Promise<void> {
    this.pause();
    this.#stay();
    await this.#go(ply);
  }

  /** On from where one is, or is about to be. */
  by(plies: number): Promise<void> {
    return this.to(this.#here + plies);
  }

  /** A glance at another moment, for as long as it is pointed at; with none, back to where one was. */
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

  /** To the next moment that moved the chance, or to the one before. */
  toTurn(by: 1 | -1): Promise<void> {
    const { turns } = this.review;
    const here = this.#here;
    const next = by > 0 ? turns.find(({ ply }) => ply > here) : turns.findLast(({ ply }) => ply < here);
    return next ? this.to(next.ply) : Promise.resolve();
  }

  /** Plays by itself, from the beginning if it was at the end; or no longer. */
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

  /** The next pace, from the fastest back to the slowest. */
  changePace(): void {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 'steady';
  }

  /** Back to how it stands. */
  async end(): Promise<void> {
    this.pause();
    this.review.leave();
    this.stage = null;
    await settle(commands.tableHold(this.snapshot.id, false));
  }

  /** Where one is, or is about to be, whatever is glanced at. */
  get #here(): number {
    return this.#home ?? this.#wish ?? this.at;
  }

  /** What was glanced at is where one is. */
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
        tell(next.error);
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
    // A glance is over before anything could be seen to move.
    if (forward && this.glanced === null) await this.stage?.after(previous, next.log);
    await opened;
  }

  /** Lays everybody's cards open, if the game is over. */
  async #open(): Promise<void> {
    if (!this.over) return;
    const { id, revision, plies } = this.snapshot;
    const hands = await settle(commands.tableHands(id, revision, plies));
    if (hands.status === 'ok' && plies === this.snapshot.plies) this.hands = hands.data;
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

/** How a table stood after `ply` decisions. A bot may have moved just before it was held: then its picture is waited for. */
async function picture(play: Play, ply: number): Promise<Answer<TableSnapshot>> {
  for (let tries = 0; ; tries += 1) {
    const { id, revision, plies } = play.snapshot;
    const answer = await settle(commands.tableAt(id, revision, Math.min(ply, plies)));
    if (answer.status === 'ok' || answer.error.kind !== 'stale' || tries === TRIES) return answer;
    await pause(PATIENCE_MS);
  }
}

import { tick } from 'svelte';
import { commands, type Attempt, type GameMove, type LogLine, type PracticePosition, type TableSnapshot } from '../bindings';
import { t } from '../messages/index.svelte';
import { ask, settle, showProblem } from './command-result';
import type { PlaySource, Stage } from './play-source';
import { ScratchTable } from './scratch-table';
import { toasts } from './toasts.svelte';

/** A move made in an exploration, and what the bot thinks of it; `null` where it judges no decision. */
export type Explored = { move: GameMove; seat: number; judged: Attempt | null };

/** A finished game explored from one of its positions: every seat's moves are made here, and nothing is kept. */
export class Exploration extends ScratchTable implements PlaySource {
  snapshot = $state.raw() as TableSnapshot;
  log = $state.raw<LogLine[]>([]);
  acting = $state(false);
  stage: Stage | null = null;
  readonly lit: GameMove[] = [];
  /** The moves made, in order. */
  moves = $state.raw<readonly Explored[]>([]);
  /** The move made last. */
  last: Explored | null = $derived.by(() => this.moves.at(-1) ?? null);
  readonly id: string;
  readonly ply: number;
  #begun: number;

  private constructor(id: string, ply: number, first: TableSnapshot) {
    super();
    this.id = id;
    this.ply = ply;
    this.#begun = first.log.length;
    this.#lay(first);
  }

  /** Loads a position; `null` if it can't be loaded. */
  static async of(id: string, ply: number): Promise<Exploration | null> {
    const first = await ask(commands.practiceAt({ id, ply, moves: [], open: true }));
    return first && new Exploration(id, ply, first);
  }

  protected get position(): PracticePosition {
    return this.#after(this.moves);
  }

  /** Makes a move for the seat to move. */
  async act(move: GameMove): Promise<void> {
    if (this.acting) return;
    this.acting = true;
    toasts.close();
    const seat = this.snapshot.state.view.seat;
    const judged = await settle(commands.practiceTry(this.position, move));
    if (judged.status === 'error') showProblem(judged.error);
    else await this.#go([...this.moves, { move, seat, judged: judged.data }]);
    this.acting = false;
  }

  /** Takes the last move back. */
  async undo(): Promise<void> {
    if (this.acting || this.moves.length === 0) return;
    await this.#go(this.moves.slice(0, -1));
  }

  redo(): Promise<void> {
    return Promise.resolve();
  }

  /** Goes back to where the exploration began. */
  async restart(): Promise<void> {
    await this.#go([]);
  }

  #after(moves: readonly Explored[]): PracticePosition {
    return { id: this.id, ply: this.ply, moves: moves.map(({ move }) => move), open: true };
  }

  async #go(moves: readonly Explored[]): Promise<void> {
    const next = await ask(commands.practiceAt(this.#after(moves)));
    if (!next) return;
    const previous = this.snapshot;
    const seen = this.log.length;
    this.stage?.before();
    this.moves = moves;
    this.#lay(next);
    this.acting = false;
    await tick();
    this.stage?.settle();
    // Seen from another seat, the table has turned: nothing moves over it.
    if (previous.state.view.seat === next.state.view.seat) await this.stage?.after(previous, this.log.slice(seen));
  }

  #lay(snapshot: TableSnapshot): void {
    // Whoever is to move is called "you" at the table, so that the person's own seat needs another name.
    const turned = snapshot.seats[snapshot.state.view.seat]?.player.kind !== 'person';
    const seats = snapshot.seats.map((seat) => (turned && seat.player.kind === 'person' ? { ...seat, name: t().table.ownSeat } : seat));
    this.snapshot = { ...snapshot, seats, canUndo: this.moves.length > 0 };
    this.log = snapshot.log.slice(this.#begun);
  }
}

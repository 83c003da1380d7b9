import { commands, type Attempt, type GameMove, type PositionSource, type PracticePosition, type TableSnapshot } from '../bindings';
import { t } from '../messages/index.svelte';
import { ask, settle, showProblem, type CommandResult } from './command-result';
import type { PlaySource } from './play-source';
import { isShared } from './players';
import { ScratchTable } from './scratch-table.svelte';
import { toasts } from './toasts.svelte';

/** A move made in an exploration, and what the bot thinks of it; `null` where it judges no decision. */
export type Explored = { move: GameMove; seat: number; judged: Attempt | null };

/**
 * A finished game explored from one of its positions: every seat's moves are made here, and nothing is kept unless it is
 * wanted.
 */
export class Exploration extends ScratchTable implements PlaySource {
  readonly lit: GameMove[] = [];
  /** The moves made, in order. */
  moves = $state.raw<readonly Explored[]>([]);
  /** The move made last. */
  last: Explored | null = $derived.by(() => this.moves.at(-1) ?? null);

  /** Loads a position. */
  static async of(id: string, ply: number): Promise<CommandResult<Exploration>> {
    const source: PositionSource = { from: 'table', id, ply };
    const first = await settle(commands.practiceAt({ source, moves: [], open: true }));
    return first.status === 'ok' ? { status: 'ok', data: new Exploration(source, named(first.data)) } : first;
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

  /** Goes back to where the exploration began. */
  async restart(): Promise<void> {
    await this.#go([]);
  }

  /** Keeps the line as a table of its own; returns its identifier, `null` if it can't be kept. */
  keep(name: string): Promise<string | null> {
    return ask(commands.practiceKeep(this.position, name));
  }

  #after(moves: readonly Explored[]): PracticePosition {
    return { source: this.source, moves: moves.map(({ move }) => move), open: true };
  }

  async #go(moves: readonly Explored[]): Promise<void> {
    const next = await ask(commands.practiceAt(this.#after(moves)));
    if (!next) return;
    await this.show({ ...named(next), canUndo: moves.length > 0 }, () => {
      this.moves = moves;
    });
  }
}

/**
 * Returns the snapshot with another name for the person's own seat where it is seen from another one: whoever is to move
 * is called "you" at the table.
 */
function named(snapshot: TableSnapshot): TableSnapshot {
  if (isShared(snapshot.seats) || snapshot.seats[snapshot.state.view.seat]?.player.kind === 'person') return snapshot;
  return { ...snapshot, seats: snapshot.seats.map((seat) => (seat.player.kind === 'person' ? { ...seat, name: t().table.ownSeat } : seat)) };
}

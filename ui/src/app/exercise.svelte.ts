import { commands, type Attempt, type GameMove, type PracticePosition, type Solution, type TableSnapshot } from '../bindings';
import { ask, done, settle, showProblem } from './command-result';
import { minutesAhead } from './date';
import type { PlaySource } from './play-source';
import { ScratchTable } from './scratch-table.svelte';
import { toasts } from './toasts.svelte';

/** A past decision of the person, for which a better move is looked for. */
export class Exercise extends ScratchTable implements PlaySource {
  /** Called when a move is tried while the position after another one is shown. */
  onover: () => void = () => undefined;
  /** The move tried last, judged; its position is shown. */
  attempt = $state.raw<Attempt | null>(null);
  solution = $state.raw<Solution | null>(null);
  /** The best move may be read. */
  solved = $state(false);
  /** A few moves are highlighted, the best among them. */
  hinted = $state(false);
  #noted = false;
  #first: TableSnapshot;
  #tried = $state.raw<GameMove | null>(null);

  /** The moves to highlight. */
  lit: GameMove[] = $derived.by(() => {
    if (!this.solution || this.attempt) return [];
    if (this.solved) return [this.solution.best.move];
    return this.hinted ? this.solution.among : [];
  });

  private constructor(id: string, ply: number, first: TableSnapshot) {
    super(id, ply, first);
    this.#first = this.snapshot;
  }

  /** Loads the position before a decision; `null` if it can't be loaded. */
  static async of(id: string, ply: number): Promise<Exercise | null> {
    const first = await ask(commands.practiceAt(position(id, ply)));
    return first && new Exercise(id, ply, first);
  }

  protected get position(): PracticePosition {
    return position(this.id, this.ply, ...(this.#tried ? [this.#tried] : []));
  }

  /** Tries a move: it is judged, and the position after it is shown. */
  async act(move: GameMove): Promise<void> {
    if (this.acting) return;
    if (this.attempt) {
      this.onover();
      return;
    }
    this.acting = true;
    toasts.close();
    const [judged, after] = await Promise.all([
      settle(commands.practiceTry(position(this.id, this.ply), move)),
      settle(commands.practiceAt(position(this.id, this.ply, move))),
    ]);
    if (judged.status === 'error') showProblem(judged.error);
    else if (after.status === 'error') showProblem(after.error);
    else if (judged.data) {
      const { data: attempt } = judged;
      void this.#note(attempt.found);
      await this.show({ ...after.data, canUndo: true }, () => {
        this.#tried = move;
        this.attempt = attempt;
      });
    }
    this.acting = false;
  }

  /** Goes back to the position, for another move. */
  async undo(): Promise<void> {
    if (!this.attempt || this.acting) return;
    await this.#begin();
  }

  /** Highlights a few moves, the best among them. */
  async help(): Promise<void> {
    if (await this.#solve()) this.hinted = true;
  }

  /** Shows the best move. */
  async reveal(): Promise<void> {
    if (!(await this.#solve())) return;
    void this.#note(false);
    this.solved = true;
    await this.#begin();
  }

  /** Saves how the position went, once: a failed one comes back after some days. */
  async #note(found: boolean): Promise<void> {
    if (this.#noted) return;
    this.#noted = true;
    await done(commands.practiceNote(this.id, this.ply, found, minutesAhead()));
  }

  async #solve(): Promise<boolean> {
    if (!this.solution) {
      const answer = await settle(commands.practiceSolution(position(this.id, this.ply)));
      if (answer.status === 'ok') this.solution = answer.data;
      else showProblem(answer.error);
    }
    return this.solution !== null;
  }

  /** Shows the position without a move; what was begun on the table is let go. */
  #begin(): Promise<void> {
    return this.show({ ...this.#first }, () => {
      this.#tried = null;
      this.attempt = null;
    });
  }
}

/** Returns the position after these moves, as the person sees it. */
function position(id: string, ply: number, ...moves: GameMove[]): PracticePosition {
  return { id, ply, moves, open: false };
}

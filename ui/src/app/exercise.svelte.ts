import { commands, type Attempt, type GameMove, type PositionSource, type PracticePosition, type Solution, type TableSnapshot } from '../bindings';
import { done, settle, showProblem, type CommandResult } from './command-result';
import { minutesAhead } from './date';
import type { PlaySource } from './play-source';
import { ScratchTable } from './scratch-table.svelte';
import { toasts } from './toasts.svelte';

/** A past decision of the person, or a puzzle, for which a good move is looked for. */
export class Exercise extends ScratchTable implements PlaySource {
  /** Called when a move is tried while the position after another one is shown. */
  onover: () => void = () => undefined;
  /** Called when it is saved how the position went. */
  onnoted: () => void = () => undefined;
  /** The move tried last, judged; its position is shown. */
  attempt = $state.raw<Attempt | null>(null);
  solution = $state.raw<Solution | null>(null);
  /** The best move may be read. */
  solved = $state(false);
  /** A few moves are highlighted, the best among them. */
  hinted = $state(false);
  /** What was saved of it: nothing yet, that it was failed, or that it is done with. */
  #noted: 'nothing' | 'failed' | 'over' = 'nothing';
  #first: TableSnapshot;
  #tried = $state.raw<GameMove | null>(null);

  /** The moves to highlight. */
  lit: GameMove[] = $derived.by(() => {
    if (!this.solution || this.attempt) return [];
    if (this.solved) return [this.solution.best.move];
    return this.hinted ? this.solution.among : [];
  });

  private constructor(source: PositionSource, first: TableSnapshot) {
    super(source, first);
    this.#first = this.snapshot;
  }

  /** Loads the position in which a move is looked for. */
  static async of(source: PositionSource): Promise<CommandResult<Exercise>> {
    const first = await settle(commands.practiceAt(position(source)));
    return first.status === 'ok' ? { status: 'ok', data: new Exercise(source, first.data) } : first;
  }

  protected get position(): PracticePosition {
    return position(this.source, ...(this.#tried ? [this.#tried] : []));
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
      settle(commands.practiceTry(position(this.source), move)),
      settle(commands.practiceAt(position(this.source, move))),
    ]);
    if (judged.status === 'error') showProblem(judged.error);
    else if (after.status === 'error') showProblem(after.error);
    else if (judged.data) {
      const { data: attempt } = judged;
      void this.#note(attempt.found);
      // A puzzle that is found says why it is the best.
      if (attempt.found && this.source.from === 'puzzle') void this.#solve();
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
    this.#noted = 'over';
    this.solved = true;
    await this.#begin();
  }

  /**
   * Saves how the position went, once: a failed one comes back after some days. That a failed puzzle was found in the
   * end is saved too; it comes back all the same.
   */
  async #note(found: boolean): Promise<void> {
    const later = this.source.from === 'puzzle' && this.#noted === 'failed' && found;
    if (this.#noted !== 'nothing' && !later) return;
    this.#noted = found ? 'over' : 'failed';
    if (await done(commands.practiceNote(this.source, found, minutesAhead()))) this.onnoted();
  }

  async #solve(): Promise<boolean> {
    if (!this.solution) {
      const answer = await settle(commands.practiceSolution(position(this.source)));
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
function position(source: PositionSource, ...moves: GameMove[]): PracticePosition {
  return { source, moves, open: false };
}

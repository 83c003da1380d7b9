import { tick } from 'svelte';
import { commands, type Attempt, type GameMove, type LogLine, type PracticePosition, type Solution, type TableSnapshot } from '../bindings';
import { ask, done, settle, showProblem } from './command-result';
import { minutesAhead } from './date';
import type { PlaySource, Stage } from './play-source';
import { ScratchTable } from './scratch-table';
import { toasts } from './toasts.svelte';

/** A past decision of the person, for which a better move is looked for. */
export class Exercise extends ScratchTable implements PlaySource {
  snapshot = $state.raw() as TableSnapshot;
  log = $state.raw<LogLine[]>([]);
  acting = $state(false);
  stage: Stage | null = null;
  /** Called when a move is tried while the position after another one is shown. */
  onover: () => void = () => undefined;
  /** The move tried last, judged; its position is shown. */
  attempt = $state.raw<Attempt | null>(null);
  solution = $state.raw<Solution | null>(null);
  /** The best move may be read. */
  solved = $state(false);
  /** A few moves are highlighted, the best among them. */
  hinted = $state(false);
  readonly id: string;
  readonly ply: number;
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
    super();
    this.id = id;
    this.ply = ply;
    this.#first = first;
    this.#lay(first);
  }

  /** Loads the position before a decision; `null` if it can't be loaded. */
  static async of(id: string, ply: number): Promise<Exercise | null> {
    const first = await ask(commands.practiceAt({ id, ply, moves: [], open: false }));
    return first && new Exercise(id, ply, first);
  }

  /** The person has found a move that is as good as the best. */
  get found(): boolean {
    return this.attempt?.found === true;
  }

  protected get position(): PracticePosition {
    return { id: this.id, ply: this.ply, moves: this.#tried ? [this.#tried] : [], open: false };
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
    const at = { id: this.id, ply: this.ply, moves: [], open: false };
    const [judged, after] = await Promise.all([settle(commands.practiceTry(at, move)), settle(commands.practiceAt({ ...at, moves: [move] }))]);
    if (judged.status === 'error') showProblem(judged.error);
    else if (after.status === 'error') showProblem(after.error);
    else if (judged.data) {
      this.#tried = move;
      void this.#note(judged.data.found);
      await this.#show(after.data, judged.data);
    }
    this.acting = false;
  }

  /** Goes back to the position, for another move. */
  async undo(): Promise<void> {
    if (!this.attempt || this.acting) return;
    this.#tried = null;
    await this.#show(this.#first, null);
  }

  redo(): Promise<void> {
    return Promise.resolve();
  }

  /** Highlights a few moves, the best among them. */
  async help(): Promise<void> {
    if (await this.#solve()) this.hinted = true;
  }

  /** Shows the best move. */
  async reveal(): Promise<void> {
    if (!(await this.#solve())) return;
    void this.#note(false);
    this.#tried = null;
    this.solved = true;
    // What was begun on the table is let go.
    await this.#show({ ...this.#first }, null);
  }

  /** Saves how the position went, once: a failed one comes back after some days. */
  async #note(found: boolean): Promise<void> {
    if (this.#noted) return;
    this.#noted = true;
    await done(commands.practiceNote(this.id, this.ply, found, minutesAhead()));
  }

  async #solve(): Promise<boolean> {
    if (!this.solution) {
      const answer = await settle(commands.practiceSolution({ id: this.id, ply: this.ply, moves: [], open: false }));
      if (answer.status === 'ok') this.solution = answer.data;
      else showProblem(answer.error);
    }
    return this.solution !== null;
  }

  #lay(snapshot: TableSnapshot): void {
    this.snapshot = { ...snapshot, canUndo: this.#tried !== null };
    // What led here is past: only what a move brings is told.
    this.log = snapshot.log.slice(this.#first.log.length);
  }

  async #show(next: TableSnapshot, attempt: Attempt | null): Promise<void> {
    const previous = this.snapshot;
    const news = attempt ? next.log.slice(this.#first.log.length) : [];
    this.stage?.before();
    this.attempt = attempt;
    this.#lay(next);
    this.acting = false;
    await tick();
    this.stage?.settle();
    await this.stage?.after(previous, news);
  }
}

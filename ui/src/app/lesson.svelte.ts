import { tick } from 'svelte';
import {
  commands,
  type GameMove,
  type LessonView,
  type Reason,
  type Scene,
  type Span,
  type TableSnapshot,
} from '../bindings';
import { t } from '../messages/index.svelte';
import { settle, showProblem } from './command-result';
import { BookTable } from './unkept-table';
import type { PlaySource, Stage } from './play-source';
import { toasts } from './toasts.svelte';

/** What the person is told beside the goal. */
export type Word = { kind: 'help'; text: Span[] } | { kind: 'astray'; reason: Reason } | { kind: 'reached'; text: Span[] };

/** A lesson being played. It only stores the person's decisions: the house computes the rest. */
export class Lesson extends BookTable implements PlaySource {
  readonly game: string;
  readonly id: string;
  view = $state.raw() as LessonView;
  /** The latest word: help, why a move led astray, or the closing text. */
  word = $state.raw<Word | null>(null);
  acting = $state(false);
  readonly lit: GameMove[] = [];
  stage: Stage | null = null;
  /** Opens the next lesson; offered when somebody plays on after the goal is reached. */
  next: () => void = () => undefined;
  #moves = $state.raw<GameMove[]>([]);

  snapshot: TableSnapshot = $derived.by(() => ({ ...this.view.table, canUndo: this.#moves.length > 0 && !this.reached }));
  log = $derived.by(() => this.view.table.log);
  reached = $derived.by(() => this.view.standing.kind === 'reached');
  /** The number of decisions made before each step. */
  #since = $state.raw<readonly number[]>([0]);
  /** A decision was already made in this step. */
  begun = $derived.by(() => this.#moves.length > (this.#since[this.view.step] ?? 0));

  constructor(game: string, id: string, first: LessonView) {
    super();
    this.game = game;
    this.id = id;
    this.view = first;
  }

  async act(move: GameMove): Promise<void> {
    if (this.reached) {
      toasts.say(t().scenes.lessonOver, { label: t().scenes.forward, run: this.next });
      return;
    }
    await this.#play([...this.#moves, move]);
  }

  /** Takes the last decision back. */
  async undo(): Promise<void> {
    if (this.snapshot.canUndo) await this.#play(this.#moves.slice(0, -1));
  }

  /** Restarts the lesson. */
  async restart(): Promise<void> {
    await this.#play([]);
  }

  redo(): Promise<void> {
    return Promise.resolve();
  }

  step(): Promise<void> {
    return Promise.resolve();
  }

  /** Shows or hides the help. */
  help(): void {
    if (this.reached) return;
    this.word = this.word?.kind === 'help' ? null : { kind: 'help', text: this.view.help };
  }

  protected get scene(): Scene {
    return { scenario: this.id, step: 0, moves: this.#moves };
  }

  /** Loads the lesson after these decisions. A decision that leads astray is answered but not kept. */
  async #play(moves: GameMove[]): Promise<void> {
    if (this.acting) return;
    this.acting = true;
    toasts.close();
    const answer = await settle(commands.lessonAt(this.game, this.id, moves));
    if (answer.status === 'error') showProblem(answer.error);
    else if (answer.data.standing.kind === 'astray') this.word = { kind: 'astray', reason: answer.data.standing.reason };
    else await this.#present(answer.data, moves);
    this.acting = false;
  }

  async #present(next: LessonView, moves: GameMove[]): Promise<void> {
    const previous = this.snapshot;
    const { standing, table } = next;
    const news = moves.length > this.#moves.length ? table.log.slice(this.log.length) : [];
    this.stage?.before();
    this.#since = [...this.#since.slice(0, next.step), this.#since[next.step] ?? moves.length];
    this.#moves = moves;
    this.view = next;
    this.word = standing.kind === 'reached' ? { kind: 'reached', text: standing.text } : null;
    this.acting = false;
    if (next.unkept !== null) toasts.say(next.unkept);
    await tick();
    this.stage?.settle();
    await this.stage?.after(previous, news);
  }
}

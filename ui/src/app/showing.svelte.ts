import { tick } from 'svelte';
import { commands, type Demonstration, type Frame, type GameIntent, type Scene } from '../bindings';
import { t } from '../messages/index.svelte';
import { ask } from './ask';
import { BookTable } from './book-table';
import type { Playing, Stage } from './playing';
import { router } from './router.svelte';
import { session } from './session.svelte';
import { toasts } from './toasts.svelte';

/** A scenario shown picture by picture. What is touched explains itself; nothing is played here. */
export class Showing extends BookTable implements Playing {
  readonly shown: Demonstration;
  /** Which picture is looked at. */
  at = $state(0);
  /** Never: nothing is decided here. */
  readonly acting = false;
  stage: Stage | null = null;
  #first: Frame;
  #starting = false;

  frame: Frame = $derived.by(() => this.shown.frames[this.at] ?? this.#first);
  snapshot = $derived.by(() => this.frame.table);
  /** What happened up to here. */
  log = $derived.by(() => this.shown.frames.slice(0, this.at + 1).flatMap((frame) => frame.table.log));
  /** What was tried here. */
  lit = $derived.by(() => (this.frame.tried?.move ? [this.frame.tried.move] : []));
  atStart = $derived.by(() => this.at === 0);
  atEnd = $derived.by(() => this.at === this.shown.frames.length - 1);
  /** The game isn't over here. */
  canPlayOn = $derived.by(() => this.snapshot.outcome === null);

  private constructor(shown: Demonstration, first: Frame) {
    super();
    this.shown = shown;
    this.#first = first;
  }

  /** None if there is nothing to see. */
  static of(shown: Demonstration): Showing | null {
    const [first] = shown.frames;
    return first ? new Showing(shown, first) : null;
  }

  /** On to the next picture: what happens on the way is seen. */
  async forward(): Promise<void> {
    if (this.atEnd) return;
    toasts.close();
    const previous = this.snapshot;
    this.stage?.before();
    this.at += 1;
    await tick();
    this.stage?.settle();
    await this.stage?.after(previous, this.snapshot.log);
  }

  /** To an earlier picture, at once. */
  back(to = this.at - 1): void {
    if (to < 0 || to >= this.at) return;
    toasts.close();
    this.stage?.before();
    this.at = to;
  }

  /** Lays a real table that goes on from here, and goes there. */
  async playOn(): Promise<void> {
    if (this.#starting || !this.canPlayOn) return;
    this.#starting = true;
    const id = await ask(commands.scenePlayOn(this.scene, session.usualLevel(this.shown.game)));
    this.#starting = false;
    if (id !== null) router.go({ page: 'table', id });
  }

  act(): Promise<void> {
    this.#offer();
    return Promise.resolve();
  }

  async explain(intent: GameIntent): Promise<void> {
    const reasons = await this.reasons(intent);
    if (reasons?.length === 0) this.#offer();
    else if (reasons) toasts.explain(reasons);
  }

  undo(): Promise<void> {
    this.back();
    return Promise.resolve();
  }

  redo(): Promise<void> {
    return this.forward();
  }

  step(): Promise<void> {
    return this.forward();
  }

  protected get scene(): Scene {
    return { scenario: this.shown.id, step: this.frame.step, moves: [] };
  }

  /** Something was done that would be allowed. */
  #offer(): void {
    const { onlyShown, playOn } = t().scenes;
    toasts.say(onlyShown, this.canPlayOn ? { label: playOn, run: () => void this.playOn() } : null);
  }
}

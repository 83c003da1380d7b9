import { tick } from 'svelte';
import { commands, type Demonstration, type Frame, type GameIntent, type Scene } from '../bindings';
import { t } from '../messages/index.svelte';
import { ask } from './command-result';
import { BookTable } from './unkept-table';
import type { PlaySource, Stage } from './play-source';
import { router } from './router.svelte';
import { usualLevel } from './last-setup';
import { toasts } from './toasts.svelte';

/** A scenario shown frame by frame. Touches are explained; nothing is played. */
export class DemonstrationPlay extends BookTable implements PlaySource {
  readonly shown: Demonstration;
  /** Index of the frame being shown. */
  at = $state(0);
  /** Always false: nothing is decided here. */
  readonly acting = false;
  stage: Stage | null = null;
  #first: Frame;
  #starting = false;

  frame: Frame = $derived.by(() => this.shown.frames[this.at] ?? this.#first);
  snapshot = $derived.by(() => this.frame.table);
  /** The log up to this frame. */
  log = $derived.by(() => this.shown.frames.slice(0, this.at + 1).flatMap((frame) => frame.table.log));
  /** The move tried in this frame. */
  lit = $derived.by(() => (this.frame.tried?.move ? [this.frame.tried.move] : []));
  atStart = $derived.by(() => this.at === 0);
  atEnd = $derived.by(() => this.at === this.shown.frames.length - 1);
  /** The game isn't over in this frame. */
  canPlayOn = $derived.by(() => this.snapshot.outcome === null);

  private constructor(shown: Demonstration, first: Frame) {
    super();
    this.shown = shown;
    this.#first = first;
  }

  /** Returns `null` if there is no frame. */
  static of(shown: Demonstration): DemonstrationPlay | null {
    const [first] = shown.frames;
    return first ? new DemonstrationPlay(shown, first) : null;
  }

  /** Goes to the next frame with its animation. */
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

  /** Goes to an earlier frame without animation. */
  back(to = this.at - 1): void {
    if (to < 0 || to >= this.at) return;
    toasts.close();
    this.stage?.before();
    this.at = to;
  }

  /** Creates a real table that goes on from this frame, and opens it. */
  async playOn(): Promise<void> {
    if (this.#starting || !this.canPlayOn) return;
    this.#starting = true;
    const id = await ask(commands.scenePlayOn(this.scene, usualLevel(this.shown.game)));
    this.#starting = false;
    if (id !== null) router.go({ page: 'table', id });
  }

  act(): Promise<void> {
    this.#offer();
    return Promise.resolve();
  }

  override async explain(intent: GameIntent): Promise<void> {
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

  /** Responds to a touch that would be a legal move. */
  #offer(): void {
    const { onlyShown, playOn } = t().scenes;
    toasts.say(onlyShown, this.canPlayOn ? { label: playOn, run: () => void this.playOn() } : null);
  }
}

import { commands, type CurvePoint, type ForcedDecision, type JudgedDecision, type TurningPoint } from '../bindings';
import { done, settle, tell, type Answer } from './ask';
import type { Odds } from './odds';
import { pause, RETRY_MS } from './pause';
import type { Play } from './play.svelte';

/** What a bot thinks of a table's decisions, as it comes to think of them. */
export class Review {
  /** How many decisions there are to judge, and how many it has. */
  all = $state(0);
  done = $state(0);
  /** It thinks. */
  running = $state(false);
  decisions = $state.raw<JudgedDecision[]>([]);
  /** Those that left no choice. */
  forced = $state.raw<ForcedDecision[]>([]);
  /** The moments that moved the person's chance, in their order, as far as is known. */
  turns = $state.raw<TurningPoint[]>([]);
  /** The person's share of the win at the end of a game that is over, in percent. */
  end = $state<number | null>(null);
  /** … and by how many half points they were ahead, where results are a lead. */
  endLead = $state<number | null>(null);
  /** How it stood after each decision, as it looks at a glance, as far as that is known; whole once nothing more will come. */
  curve = $state.raw<CurvePoint[]>([]);
  #whole = $state(false);
  /** The house has told how many there are. */
  heard = $state(false);
  #play: Play;
  #left = false;
  #following = false;
  #drawing = false;

  /** It has been asked. */
  begun = $derived.by(() => this.running || this.done > 0);
  complete = $derived.by(() => this.all > 0 && this.done === this.all);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Asking would make the game an assisted one. */
  get assists(): boolean {
    const { outcome, assisted } = this.#play.snapshot;
    return outcome === null && !assisted;
  }

  /** The decision made after `ply` others. */
  of(ply: number): JudgedDecision | null {
    return this.decisions.find((decision) => decision.ply === ply) ?? null;
  }

  /**
   * The person's chance at the moment after `ply` decisions: the one number for it, wherever it is told. Where a decision was
   * judged, it is what could be had there; elsewhere how it looks at a glance, or else what the last decision was expected to
   * lead to; at the end of a game, what came of it. Null where nothing is known.
   */
  chance(ply: number): Odds | null {
    const { decisions, end } = this;
    const told = this.done === this.all || (this.#whole && this.curve.length > 0);
    if (end !== null && ply >= this.#play.snapshot.plies && told) return { percent: end, lead: this.endLead };
    const last = decisions.findLast((decision) => decision.ply <= ply);
    if (last?.ply === ply) return last.preferred;
    return this.curve.find((point) => point.ply === ply) ?? last?.played ?? decisions[0]?.preferred ?? null;
  }

  /** The moment is a turning point: a decision is about to make it one, or what has just happened has. */
  turn(ply: number, decision: boolean): TurningPoint | null {
    return this.turns.find((turn) => turn.ply === ply && (turn.cause === 'decision') === decision) ?? null;
  }

  /** Has it think, or go on thinking. */
  async begin(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const { id, revision } = this.#play.snapshot;
    if (await done(commands.reviewBegin(id, revision))) {
      void this.draw();
      await this.follow();
    } else this.running = false;
  }

  async stop(): Promise<void> {
    await done(commands.reviewStop(this.#play.snapshot.id));
  }

  /** Hears what there is, and what comes while it thinks. */
  async follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    for (;;) {
      const answer = await this.#hear(() => commands.reviewNext(this.#play.snapshot.id, this.done));
      if (answer === null) break;
      if (answer.status === 'error') {
        this.running = false;
        tell(answer.error);
        break;
      }
      const { all, done, running, decisions, forced, turning, end, endLead } = answer.data;
      Object.assign(this, {
        heard: true, all, done, running, end, endLead,
        decisions: [...this.decisions, ...decisions],
        forced: [...this.forced, ...forced],
        turns: turning,
      });
      if (!running) break;
    }
    this.#following = false;
  }

  /** Draws the curve as it becomes known. A failure is told where the decisions are followed. */
  async draw(): Promise<void> {
    if (this.#drawing || this.#whole) return;
    this.#drawing = true;
    let have = 0;
    for (;;) {
      const answer = await this.#hear(() => commands.curveNext(this.#play.snapshot.id, have));
      if (answer === null || answer.status === 'error') break;
      const { all, done, running, points } = answer.data;
      if (points.length > 0) this.curve = have === 0 ? points : [...this.curve, ...points];
      have = done;
      this.#whole = done === all;
      if (!running) break;
    }
    this.#drawing = false;
  }

  /** What comes next of what is asked, once there is news; null where nobody looks any more. */
  async #hear<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T> | null> {
    while (!this.#left) {
      const answer = await settle(ask());
      if (this.#left) break;
      // A page that was here a moment ago may have closed the table behind this one: whoever plays opens it again.
      if (answer.status !== 'error' || (answer.error.kind !== 'letGo' && answer.error.kind !== 'left')) return answer;
      await pause(RETRY_MS);
    }
    return null;
  }

  /** Nobody looks any more; it goes on thinking if somebody else is about to look. */
  leave(goOn = false): void {
    this.#left = true;
    if (this.running && !goOn) void settle(commands.reviewStop(this.#play.snapshot.id));
  }
}

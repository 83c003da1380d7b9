import { commands, type Balance, type CurvePoint, type ForcedDecision, type JudgedDecision, type TurningPoint } from '../bindings';
import { done, settle, showProblem, type CommandResult } from './command-result';
import type { Odds } from './odds';
import { RETRY_MS, wait } from './wait';
import type { Play } from './play.svelte';

/** A bot's review of a table's decisions, as its verdicts arrive. */
export class Review {
  /** The number of decisions to judge, and the number already judged. */
  all = $state(0);
  done = $state(0);
  running = $state(false);
  decisions = $state.raw<JudgedDecision[]>([]);
  /** Decisions without an alternative. */
  forced = $state.raw<ForcedDecision[]>([]);
  /** The moments that changed the person's win rate, in order, as far as known. */
  turns = $state.raw<TurningPoint[]>([]);
  /** The person's share of the win at the end of a finished game, in percent. */
  end = $state<number | null>(null);
  /** The person's final lead in half points, in games whose results are a lead. */
  endLead = $state<number | null>(null);
  /** What made the result, once all decisions of a finished game are judged. */
  balance = $state.raw<Balance | null>(null);
  /** The win rate after each decision from a short evaluation, as far as known; complete once `#whole` is set. */
  curve = $state.raw<CurvePoint[]>([]);
  #whole = $state(false);
  /** The house has reported the number of decisions. */
  heard = $state(false);
  #play: Play;
  #left = false;
  #following = false;
  #drawing = false;

  /** The review has been started. */
  begun = $derived.by(() => this.running || this.done > 0);
  complete = $derived.by(() => this.all > 0 && this.done === this.all);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Returns whether a review would mark the game as assisted. */
  get assists(): boolean {
    const { outcome, assisted } = this.#play.snapshot;
    return outcome === null && !assisted;
  }

  /** Returns the verdict on the decision made after `ply` others. */
  of(ply: number): JudgedDecision | null {
    return this.decisions.find((decision) => decision.ply === ply) ?? null;
  }

  /**
   * Returns the person's odds after `ply` decisions: the one value shown everywhere for that moment. For a judged
   * decision it is the best that could be had there; otherwise the curve's value, or else the value the last decision
   * was expected to lead to; at the end of a game, its result. `null` if nothing is known.
   */
  chance(ply: number): Odds | null {
    const { decisions, end } = this;
    const told = this.done === this.all || (this.#whole && this.curve.length > 0);
    if (end !== null && ply >= this.#play.snapshot.plies && told) return { percent: end, lead: this.endLead };
    const last = decisions.findLast((decision) => decision.ply <= ply);
    if (last?.ply === ply) return last.preferred;
    return this.curve.find((point) => point.ply === ply) ?? last?.played ?? decisions[0]?.preferred ?? null;
  }

  /**
   * Returns the turning point at a moment: with `decision`, the one the next decision causes, else the one the last
   * event caused.
   */
  turn(ply: number, decision: boolean): TurningPoint | null {
    return this.turns.find((turn) => turn.ply === ply && (turn.cause === 'decision') === decision) ?? null;
  }

  /** Starts or continues the review. */
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

  /** Loads the verdicts there are, and follows new ones while the review runs. */
  async follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    for (;;) {
      const answer = await this.#hear(() => commands.reviewNext(this.#play.snapshot.id, this.done));
      if (answer === null) break;
      if (answer.status === 'error') {
        this.running = false;
        showProblem(answer.error);
        break;
      }
      const { all, done, running, decisions, forced, turning, end, endLead, balance } = answer.data;
      Object.assign(this, {
        heard: true, all, done, running, end, endLead, balance,
        decisions: [...this.decisions, ...decisions],
        forced: [...this.forced, ...forced],
        turns: turning,
      });
      if (!running) break;
    }
    this.#following = false;
  }

  /** Loads the curve as it becomes known. Failures are reported by `follow`. */
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

  /** Repeats a request until there is an answer; `null` once the review is left. */
  async #hear<T>(ask: () => Promise<CommandResult<T>>): Promise<CommandResult<T> | null> {
    while (!this.#left) {
      const answer = await settle(ask());
      if (this.#left) break;
      // A page closed a moment ago may have closed the table behind this one; the player's own page opens it again.
      if (answer.status !== 'error' || (answer.error.kind !== 'letGo' && answer.error.kind !== 'left')) return answer;
      await wait(RETRY_MS);
    }
    return null;
  }

  /** Stops following; the review itself stops too, unless `goOn` says that another page is about to follow it. */
  leave(goOn = false): void {
    this.#left = true;
    if (this.running && !goOn) void settle(commands.reviewStop(this.#play.snapshot.id));
  }
}

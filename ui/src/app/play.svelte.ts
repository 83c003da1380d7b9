import { tick } from 'svelte';
import {
  commands,
  type BotSurvey,
  type CardSheet,
  type Forecast,
  type GameIntent,
  type GameMove,
  type HintView,
  type LogLine,
  type Problem,
  type Reason,
  type TableSnapshot,
} from '../bindings';
import { settle, showProblem, type CommandResult } from './command-result';
import { RETRY_MS, wait } from './wait';
import type { PlaySource, Stage } from './play-source';
import { sounds } from './sounds';
import { toasts } from './toasts.svelte';

/** One open table: its latest snapshot, its log, and every command it can be sent. */
export class Play implements PlaySource {
  snapshot = $state.raw() as TableSnapshot;
  log = $state.raw<LogLine[]>([]);
  /** A decision is being sent: nothing is asked until its snapshot has arrived. */
  acting = $state(false);
  /** A kept table highlights nothing by itself. */
  readonly lit: GameMove[] = [];
  /** The last change is being animated. */
  showing = $state(false);
  stage: Stage | null = null;
  /** Asks whether everybody agrees to an undo that takes back another person's decision as well. */
  consent: (() => Promise<boolean>) | null = null;
  /** The device is to be handed over: this table shows nothing more. */
  oncovered: (() => void) | null = null;
  /** Reports the thinking time used so far, at a table with a clock. */
  spend: (() => Promise<void>) | null = null;
  #left = false;
  /** Blocks other commands between a command and its snapshot. */
  #busy = false;
  /** The command sent last, until it is answered. */
  #sent: Promise<unknown> = Promise.resolve();
  /** Callbacks that wait for the next snapshot. */
  #waiting: (() => void)[] = [];

  constructor(first: TableSnapshot) {
    this.snapshot = first;
    this.log = first.log;
  }

  /** Follows the table until `leave`. Every snapshot arrives here, whoever moved. */
  async follow(): Promise<void> {
    while (!this.#left) {
      const { id, revision } = this.snapshot;
      const answer = await settle(commands.tableNext(id, revision, this.log.length));
      if (this.#left) return;
      if (answer.status === 'ok') await this.#present(answer.data);
      else if (answer.error.kind === 'readOnly') {
        // In read-only use no bot can move here, so asking again is useless.
        showProblem(answer.error);
        return;
      } else if (answer.error.kind === 'covered') {
        this.#cover();
        return;
      } else if (answer.error.kind === 'letGo') await wait(RETRY_MS);
      else await this.#recover(answer.error);
    }
  }

  leave(): void {
    this.#left = true;
    this.stage = null;
    this.#release();
    // The last decision must reach the table before it is left.
    void Promise.all([this.#sent, this.spend?.()]).then(() => settle(commands.tableLeave(this.snapshot.id)));
  }

  async act(move: GameMove): Promise<void> {
    if (this.#busy) return;
    this.acting = true;
    await this.#send((id, revision) => commands.tableAct(id, revision, move));
    this.acting = false;
  }

  resign(): Promise<void> {
    // Repeated, because a bot may be thinking and move at this very moment.
    return this.#send((id, revision) => commands.tableResign(id, revision), 3);
  }

  async undo(): Promise<void> {
    if (this.snapshot.undoAsks && (await this.consent?.()) !== true) return;
    // Repeated, because a bot may move at this very moment; taking back means the same then.
    await this.#send((id, revision) => commands.tableUndo(id, revision), 3);
  }

  redo(): Promise<void> {
    return this.#send((id, revision) => commands.tableRedo(id, revision));
  }

  step(): Promise<void> {
    return this.#send((id, revision) => commands.tableStep(id, revision));
  }

  /** Explains why what was touched is not possible. */
  async explain(intent: GameIntent): Promise<void> {
    const reasons = await this.reasons(intent);
    if (!reasons) return;
    if (reasons.length > 0) sounds.refuse();
    toasts.explain(reasons);
  }

  reasons(intent: GameIntent): Promise<Reason[] | null> {
    return this.#ask(commands.tableExplain(this.snapshot.id, this.snapshot.revision, intent));
  }

  /** Asked repeatedly while the person chooses, so failures are ignored. */
  async forecast(move: GameMove): Promise<Forecast[]> {
    const answer = await settle(commands.tableForecast(this.snapshot.id, this.snapshot.revision, move));
    return answer.status === 'ok' ? answer.data : [];
  }

  card(code: string): Promise<CardSheet | null> {
    return this.#ask(commands.tableCard(this.snapshot.id, code));
  }

  hint(): Promise<HintView | null> {
    return this.#ask(commands.tableHint(this.snapshot.id, this.snapshot.revision));
  }

  proposal(): Promise<GameMove[] | null> {
    return this.#ask(commands.tableProposal(this.snapshot.id, this.snapshot.revision));
  }

  survey(): Promise<BotSurvey | null> {
    return this.#ask(commands.tableSurvey(this.snapshot.id, this.snapshot.revision));
  }

  /** Works like `ask`, but ignores a question that is outdated because the table has moved on or was left. */
  async #ask<T extends NonNullable<unknown>>(command: Promise<CommandResult<T>>): Promise<T | null> {
    const answer = await settle(command);
    if (answer.status === 'ok') return answer.data;
    if (!this.#left && answer.error.kind !== 'stale') showProblem(answer.error);
    return null;
  }

  /**
   * Sends a command, repeats it up to `again` times if the table has moved on meanwhile, and waits for its snapshot.
   */
  async #send(command: (id: string, revision: number) => Promise<CommandResult<null>>, again = 0): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    toasts.close();
    await this.spend?.();
    for (let left = again; ; left -= 1) {
      const moved = new Promise<void>((resolve) => this.#waiting.push(resolve));
      const sent = settle(command(this.snapshot.id, this.snapshot.revision));
      this.#sent = sent;
      const answer = await sent;
      if (answer.status === 'ok') await moved;
      else await this.#recover(answer.error);
      if (answer.status === 'ok' || answer.error.kind !== 'stale' || left <= 0 || this.#left) break;
    }
    this.#busy = false;
  }

  /** Reports the problem and loads the table's current state. */
  async #recover(problem: Problem): Promise<void> {
    if (this.#left) return;
    // The table has moved on, or was opened again before the last visit had ended: load it without a report.
    if (problem.kind !== 'stale' && problem.kind !== 'left') {
      showProblem(problem);
      await wait(RETRY_MS);
    }
    const answer = await settle(commands.tableOpen(this.snapshot.id));
    if (answer.status === 'ok') await this.#present(answer.data);
    else if (answer.error.kind === 'covered') this.#cover();
    // The table was deleted meanwhile, so it is no longer followed.
    else if (answer.error.kind === 'noSuchTable') this.#left = true;
    this.#release();
  }

  /** Stops following without leaving the table, which goes on for another person. */
  handOn(): void {
    this.#left = true;
    this.stage = null;
    this.#release();
  }

  #cover(): void {
    if (this.#left) return;
    this.handOn();
    this.oncovered?.();
  }

  /** Shows a snapshot, each one once and never an older one. */
  async #present(next: TableSnapshot): Promise<void> {
    const previous = this.snapshot;
    if (this.#left || next.revision <= previous.revision) return;
    // Where the table turns to another person, the same log is told to that person.
    const turned = next.state.view.seat !== previous.state.view.seat && next.plies >= previous.plies;
    // After an undo the log is shorter, so nothing is animated.
    const news = turned ? next.log.slice(this.log.length - next.logFrom) : next.logFrom === this.log.length ? next.log : [];
    // If the game was only marked as assisted, the position is unchanged and the selection stays.
    const moved = turned || next.logFrom !== this.log.length || news.length > 0;
    if (moved) this.stage?.before();
    this.log = [...this.log.slice(0, next.logFrom), ...next.log];
    this.snapshot = next;
    void sounds.hear(previous, next, news);
    this.#release();
    await tick();
    this.stage?.settle();
    if (!moved) return;
    this.showing = true;
    await this.stage?.after(previous, news);
    this.showing = false;
  }

  #release(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

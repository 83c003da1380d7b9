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
import { settle, tell, type Answer } from './ask';
import { pause, RETRY_MS } from './pause';
import type { Playing, Stage } from './playing';
import { sounds } from './sounds';
import { toasts } from './toasts.svelte';

/** One open table: its latest picture, its log, and everything that can be asked of it. */
export class Play implements Playing {
  snapshot = $state.raw() as TableSnapshot;
  log = $state.raw<LogLine[]>([]);
  /** A decision is on its way: nothing is asked until its picture is here. */
  acting = $state(false);
  /** A kept table lights nothing of its own accord. */
  readonly lit: GameMove[] = [];
  /** What has happened is being shown happening. */
  showing = $state(false);
  stage: Stage | null = null;
  /** Tells what has been thought so far, where that is measured. */
  spend: (() => Promise<void>) | null = null;
  #left = false;
  /** Between a command and its picture nothing else is sent. */
  #busy = false;
  /** The command sent last, until it is answered. */
  #sent: Promise<unknown> = Promise.resolve();
  /** Who waits for the next picture. */
  #waiting: (() => void)[] = [];

  constructor(first: TableSnapshot) {
    this.snapshot = first;
    this.log = first.log;
  }

  /** Follows the table until `leave`. Every picture comes this way, whoever moved. */
  async follow(): Promise<void> {
    while (!this.#left) {
      const { id, revision } = this.snapshot;
      const answer = await settle(commands.tableNext(id, revision, this.log.length));
      if (this.#left) return;
      if (answer.status === 'ok') await this.#present(answer.data);
      else if (answer.error.kind === 'readOnly') {
        // No bot can move here, however often one asks.
        tell(answer.error);
        return;
      } else if (answer.error.kind === 'letGo') await pause(RETRY_MS);
      else await this.#recover(answer.error);
    }
  }

  leave(): void {
    this.#left = true;
    this.stage = null;
    this.#release();
    // What was decided last reaches the table before whoever decided it has gone.
    void Promise.all([this.#sent, this.spend?.()]).then(() => settle(commands.tableLeave(this.snapshot.id)));
  }

  async act(move: GameMove): Promise<void> {
    if (this.#busy) return;
    this.acting = true;
    await this.#send((id, revision) => commands.tableAct(id, revision, move));
    this.acting = false;
  }

  resign(): Promise<void> {
    // Nobody is waited for: a bot may be thinking, and move at this very moment.
    return this.#send((id, revision) => commands.tableResign(id, revision), 3);
  }

  undo(): Promise<void> {
    // A bot may move at the very moment one takes back: what is meant is the same.
    return this.#send((id, revision) => commands.tableUndo(id, revision), 3);
  }

  redo(): Promise<void> {
    return this.#send((id, revision) => commands.tableRedo(id, revision));
  }

  step(): Promise<void> {
    return this.#send((id, revision) => commands.tableStep(id, revision));
  }

  /** Says why what was touched is not possible. */
  async explain(intent: GameIntent): Promise<void> {
    const reasons = await this.reasons(intent);
    if (!reasons) return;
    if (reasons.length > 0) sounds.refuse();
    toasts.explain(reasons);
  }

  reasons(intent: GameIntent): Promise<Reason[] | null> {
    return this.#ask(commands.tableExplain(this.snapshot.id, this.snapshot.revision, intent));
  }

  /** Asked again and again while one chooses: what can't be told isn't missed. */
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

  /** Like `ask`, but a question that the table has moved on from, or that was left with it, needs no answer. */
  async #ask<T extends NonNullable<unknown>>(command: Promise<Answer<T>>): Promise<T | null> {
    const answer = await settle(command);
    if (answer.status === 'ok') return answer.data;
    if (!this.#left && answer.error.kind !== 'stale') tell(answer.error);
    return null;
  }

  /** Sends a command, up to `again` times once more if the table has moved on meanwhile, and waits for its picture. */
  async #send(command: (id: string, revision: number) => Promise<Answer<null>>, again = 0): Promise<void> {
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

  /** Tells what went wrong, and looks at the table as it really is. */
  async #recover(problem: Problem): Promise<void> {
    if (this.#left) return;
    // The table moved on while one looked, or was opened again before the last visit had ended: just look again.
    if (problem.kind !== 'stale' && problem.kind !== 'left') {
      tell(problem);
      await pause(RETRY_MS);
    }
    const answer = await settle(commands.tableOpen(this.snapshot.id));
    if (answer.status === 'ok') await this.#present(answer.data);
    // It was deleted meanwhile: there is nothing left to follow.
    else if (answer.error.kind === 'noSuchTable') this.#left = true;
    this.#release();
  }

  /** Shows a picture, each once and never an older one. */
  async #present(next: TableSnapshot): Promise<void> {
    const previous = this.snapshot;
    if (this.#left || next.revision <= previous.revision) return;
    // After an undo the log is shorter: nothing happened that could be shown as happening.
    const news = next.logFrom === this.log.length ? next.log : [];
    // A game that is only marked as assisted stands as it stood: whatever is chosen stays chosen.
    const moved = next.logFrom !== this.log.length || news.length > 0;
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

import { tick } from 'svelte';
import { commands, type LogLine, type PositionSource, type PracticePosition, type TableSnapshot } from '../bindings';
import type { Stage } from './play-source';
import { UnkeptTable, type Questions } from './unkept-table';

/** A position of a finished game or a puzzle, and what moves tried from there lead to. */
export abstract class ScratchTable extends UnkeptTable {
  snapshot = $state.raw() as TableSnapshot;
  /** What the moves tried here brought; what led to the position is past. */
  log = $state.raw<LogLine[]>([]);
  /** A move is being tried. */
  acting = $state(false);
  stage: Stage | null = null;
  readonly source: PositionSource;
  /** The number of lines of the log before the first move tried here. */
  #begun: number;

  protected constructor(source: PositionSource, first: TableSnapshot) {
    super();
    this.source = source;
    this.#begun = first.log.length;
    this.snapshot = { ...first, canUndo: false };
  }

  /** The position shown. */
  protected abstract get position(): PracticePosition;

  protected get questions(): Questions {
    return {
      explain: (intent) => commands.practiceExplain(this.position, intent),
      forecast: (move) => commands.practiceForecast(this.position, move),
      card: (code) => commands.practiceCard(this.position, code),
    };
  }

  redo(): Promise<void> {
    return Promise.resolve();
  }

  step(): Promise<void> {
    return Promise.resolve();
  }

  /** Shows another position; `change` notes what else has changed with it. */
  protected async show(next: TableSnapshot, change: () => void): Promise<void> {
    const previous = this.snapshot;
    const log = next.log.slice(this.#begun);
    const news = log.slice(this.log.length);
    this.stage?.before();
    change();
    this.snapshot = next;
    this.log = log;
    this.acting = false;
    await tick();
    this.stage?.settle();
    // Seen from another seat, the table has turned: nothing moves over it.
    if (previous.state.view.seat === next.state.view.seat) await this.stage?.after(previous, news);
  }
}

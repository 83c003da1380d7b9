import { settle, tell, type Answer } from '../../app/ask';
import { commands, type PadFaultOf, type PadLineView, type PadSheet, type PadTally, type PadView } from '../../bindings';

type Sheets = { [S in PadSheet as S['game']]: S['sheet'] };
type Tallies = { [T in PadTally as T['game']]: T['tally'] };
type Faults = { [F in PadFaultOf as F['game']]: F['fault'] };
export type PadGame = keyof Sheets & keyof Tallies;

/**
 * A pad being written. What is written is shown at once and kept one change after the other; what it comes to follows
 * with the answer. A change that can't be kept is taken back.
 */
export class PadBook {
  view: PadView;
  #sheet: PadSheet;
  /** Changes on their way to the disk, one behind the other. */
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(view: PadView) {
    this.view = $state.raw(view);
    this.#sheet = $state.raw(view.sheet);
  }

  /** What is written, as this table's. */
  sheet<G extends PadGame>(game: G): Sheets[G] {
    if (this.#sheet.game !== game) throw new Error(`a pad of ${this.#sheet.game} shown as ${game}`);
    return this.#sheet.sheet as Sheets[G];
  }

  /** What it comes to, as this table's. */
  tally<G extends PadGame>(game: G): Tallies[G] {
    if (this.view.tally.game !== game) throw new Error(`a pad of ${this.view.tally.game} shown as ${game}`);
    return this.view.tally.tally as Tallies[G];
  }

  /** A fault with its place, as this table's. */
  fault<G extends PadGame>(game: G, what: PadFaultOf): Faults[G] | null {
    return what.game === game ? (what.fault as Faults[G]) : null;
  }

  /** The accounts of a round. */
  lines(round: number): PadLineView[] {
    return this.view.lines.filter((line) => line.round === round);
  }

  name(seat: number): string {
    return this.view.players[seat] ?? '';
  }

  /** Writes something: `change` gets a copy of the sheet to write on. */
  write<G extends PadGame>(game: G, change: (sheet: Sheets[G]) => void): void {
    const copy = structuredClone(this.#sheet);
    change(copy.sheet as Sheets[G]);
    if (copy.game !== game || JSON.stringify(copy) === JSON.stringify(this.#sheet)) return;
    this.#sheet = copy;
    this.#queue(() => commands.padWrite(this.view.id, this.view.revision, copy));
  }

  undo(): void {
    this.#queue(() => commands.padUndo(this.view.id, this.view.revision));
  }

  propose(): Promise<void> {
    return this.#queue(() => commands.padPropose(this.view.id, this.view.revision));
  }

  /** Names the pad and its players; what stands against that is told where it was asked for. */
  rename(name: string, players: string[]): Promise<Answer<PadView>> {
    const named = this.#tail.then(() => settle(commands.padRename(this.view.id, name, players)));
    this.#tail = named.then((answer) => {
      if (answer.status === 'ok') this.view = answer.data;
    });
    return named;
  }

  #queue(command: () => Promise<Answer<PadView>>): Promise<void> {
    this.#waiting += 1;
    this.#tail = this.#tail.then(async () => {
      const answer = await settle(command());
      this.#waiting -= 1;
      if (answer.status === 'ok') {
        this.view = answer.data;
        // Whoever writes faster than the disk sees the own writing, not an older one.
        if (this.#waiting === 0) this.#sheet = answer.data.sheet;
      } else {
        tell(answer.error);
        await this.#refresh();
      }
    });
    return this.#tail;
  }

  /** As it is on disk. */
  async #refresh(): Promise<void> {
    const answer = await settle(commands.padOpen(this.view.id));
    if (answer.status === 'ok') this.view = answer.data;
    this.#sheet = this.view.sheet;
  }
}

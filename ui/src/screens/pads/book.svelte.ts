import { settle, showProblem, type CommandResult } from '../../app/command-result';
import { commands, type PadFaultOf, type PadLineView, type PadSheet, type PadTally, type PadView } from '../../bindings';

type Sheets = { [S in PadSheet as S['game']]: S['sheet'] };
type Tallies = { [T in PadTally as T['game']]: T['tally'] };
type Faults = { [F in PadFaultOf as F['game']]: F['fault'] };
/** The name of a game that has score pads. */
export type PadGame = keyof Sheets & keyof Tallies;

/**
 * A pad being filled in. Entries are shown at once and saved one after the other; the tally follows with the answer. An
 * entry that can't be saved is reverted.
 */
export class PadBook {
  view: PadView;
  #sheet: PadSheet;
  /** Queue of changes on their way to the disk; each waits for the one before. */
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(view: PadView) {
    this.view = $state.raw(view);
    this.#sheet = $state.raw(view.sheet);
  }

  /** Returns the sheet as this game's type. */
  sheet<G extends PadGame>(game: G): Sheets[G] {
    if (this.#sheet.game !== game) throw new Error(`a pad of ${this.#sheet.game} shown as ${game}`);
    return this.#sheet.sheet as Sheets[G];
  }

  /** Returns the tally as this game's type. */
  tally<G extends PadGame>(game: G): Tallies[G] {
    if (this.view.tally.game !== game) throw new Error(`a pad of ${this.view.tally.game} shown as ${game}`);
    return this.view.tally.tally as Tallies[G];
  }

  /** Returns a fault with its place as this game's type; `null` if it is another game's. */
  fault<G extends PadGame>(game: G, what: PadFaultOf): Faults[G] | null {
    return what.game === game ? (what.fault as Faults[G]) : null;
  }

  /** Returns the account lines of a round. */
  lines(round: number): PadLineView[] {
    return this.view.lines.filter((line) => line.round === round);
  }

  name(seat: number): string {
    return this.view.players[seat] ?? '';
  }

  /** Changes the sheet: `change` gets a copy of it to modify. */
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

  /** Names the pad and its players; the caller shows the problem if it is refused. */
  rename(name: string, players: string[]): Promise<CommandResult<PadView>> {
    const named = this.#tail.then(() => settle(commands.padRename(this.view.id, name, players)));
    this.#tail = named.then((answer) => {
      if (answer.status === 'ok') this.view = answer.data;
    });
    return named;
  }

  #queue(command: () => Promise<CommandResult<PadView>>): Promise<void> {
    this.#waiting += 1;
    this.#tail = this.#tail.then(async () => {
      const answer = await settle(command());
      this.#waiting -= 1;
      if (answer.status === 'ok') {
        this.view = answer.data;
        // If entries are made faster than they are saved, the newer sheet stays.
        if (this.#waiting === 0) this.#sheet = answer.data.sheet;
      } else {
        showProblem(answer.error);
        await this.#refresh();
      }
    });
    return this.#tail;
  }

  /** Reloads the pad as it is on disk. */
  async #refresh(): Promise<void> {
    const answer = await settle(commands.padOpen(this.view.id));
    if (answer.status === 'ok') this.view = answer.data;
    this.#sheet = this.view.sheet;
  }
}

import { ownMove } from '../../app/own-game';
import type { PlaySource } from '../../app/play-source';
import type { CardgoMove, CardgoPoint } from '../../bindings';
import type { Choice } from './choice.svelte';
import { markedBy } from './move-points';

const NONE: readonly CardgoMove[] = [];

/** The groups that the bot considers dead (GO-1.4), offered for marking as long as none is marked. */
export class Proposal {
  #play: PlaySource;
  #choice: Choice;
  /** Null while nothing is proposed; empty if the bot finds nothing dead. */
  moves = $state.raw<readonly CardgoMove[] | null>(null);
  #asked = 0;

  /** A proposal is to be made now. */
  due = $derived.by(() => {
    const { view, mine } = this.#choice;
    return mine && view.phase.kind === 'counting' && view.phase.stage === 'first' && (view.score?.dead.length ?? 0) === 0;
  });
  /** All stones of the proposed groups. */
  stones: ReadonlySet<CardgoPoint> = $derived.by(() => markedBy(this.moves ?? NONE, (point) => this.#choice.group(point)));

  constructor(play: PlaySource, choice: Choice) {
    this.#play = play;
    this.#choice = choice;
  }

  /** Asks the bot; the answer is discarded if the table has changed. */
  async ask(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const moves = (await this.#play.proposal?.()) ?? null;
    if (asked !== this.#asked || !this.due) return;
    this.moves = moves && moves.map((move) => ownMove('cardgo', move)).filter((move) => move !== null);
  }

  forget(): void {
    this.#asked += 1;
    this.moves = null;
  }

  async accept(): Promise<void> {
    const moves = this.moves ?? NONE;
    this.forget();
    for (const move of moves) await this.#play.act({ game: 'cardgo', move });
  }
}

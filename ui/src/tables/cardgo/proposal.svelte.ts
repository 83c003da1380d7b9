import { ownMove } from '../../app/own-game';
import type { Playing } from '../../app/playing';
import type { CardgoMove, CardgoPoint } from '../../bindings';
import type { Choice } from './choice.svelte';
import { markedBy } from './listed';

const NONE: readonly CardgoMove[] = [];

/** Which groups the bot takes for dead (GO-1.4), offered to be marked at a touch as long as nobody has marked any. */
export class Proposal {
  #play: Playing;
  #choice: Choice;
  /** Null while nothing is proposed; empty where the bot finds nothing dead. */
  moves = $state.raw<readonly CardgoMove[] | null>(null);
  #asked = 0;

  /** Now is the time to propose something. */
  due = $derived.by(() => {
    const { view, mine } = this.#choice;
    return mine && view.phase.kind === 'counting' && view.phase.stage === 'first' && (view.score?.dead.length ?? 0) === 0;
  });
  /** All stones of the groups proposed. */
  stones: ReadonlySet<CardgoPoint> = $derived.by(() => markedBy(this.moves ?? NONE, (point) => this.#choice.group(point)));

  constructor(play: Playing, choice: Choice) {
    this.#play = play;
    this.#choice = choice;
  }

  /** Asks the bot; the answer comes too late where the table has moved on. */
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

  /** Marks all of it. */
  async accept(): Promise<void> {
    const moves = this.moves ?? NONE;
    this.forget();
    for (const move of moves) await this.#play.act({ game: 'cardgo', move });
  }
}

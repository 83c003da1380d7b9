import type { Playing } from '../../app/playing';
import { session } from '../../app/session.svelte';
import type { ParbajView } from '../../bindings';
import { face } from './card';
import type { Choice } from './choice.svelte';
import { IDEAS, isExplained, met, withExplained, type Idea } from './ideas';

/** Whether a seat's creature could move or attack in this turn: it is active. */
function hasActiveCreature({ permanents, seat }: ParbajView): boolean {
  return permanents.some((it) => it.master === seat && !it.passive && face(it.card).cardType === 'creature');
}

/**
 * Explains to a newcomer what they meet, one new thing a turn, each once. What hasn't been explained yet passes by itself:
 * a phase is asked about from the turn on in which it is explained.
 */
export class FirstDuel {
  #play: Playing;
  #choice: Choice;
  #off: () => boolean;
  /** The turn in which something was explained last, and how many moves there were then. */
  #turn = $state(-1);
  #plies = 0;
  /** What is being explained. */
  idea = $state.raw<Idea | null>(null);

  /** To be made where effects may be. `off`: nobody plays here in their own time. */
  constructor(play: Playing, choice: Choice, off: () => boolean) {
    this.#play = play;
    this.#choice = choice;
    this.#off = off;
    $effect(() => {
      // It has been read once the person has gone on; what is announced is still being done.
      const { plies } = play.snapshot;
      if (this.idea !== null && plies !== this.#plies && choice.announced === null) this.understood();
    });
    $effect(() => {
      const due = this.#due();
      if (this.idea !== null || due === null) return;
      this.idea = due;
      this.#turn = choice.view.turn;
      this.#plies = this.#play.snapshot.plies;
    });
  }

  /** Something is left to explain. */
  on: boolean = $derived.by(() => !this.#off() && IDEAS.some((idea) => !this.#isOver(idea)));

  /** How many ideas there are, and the how manieth this is in the order they were met. */
  get count(): { nth: number; all: number } {
    return { nth: IDEAS.filter((idea) => this.#isOver(idea)).length + 1, all: IDEAS.length };
  }

  /** A phase of one's own that is passed by itself: what is done there will be explained in another turn. */
  get skips(): boolean {
    const { stage, view } = this.#choice;
    if (!this.on || view.attacks.length > 0) return false;
    return (stage === 'movement' && this.#skips('guard')) || (stage === 'attackers' && this.#skips('attack'));
  }

  /** Going on ends one's turn: nothing else is asked in it, as long as nobody acts and the table goes on by itself. */
  get endsTurn(): boolean {
    const { view, stage } = this.#choice;
    if (!session.settings.letsHappen) return false;
    const fights = !this.on || !this.#skips('attack');
    if (stage === 'movement') return !fights;
    if (stage !== 'window' || view.phase !== 'main' || view.queue.length > 0) return false;
    return !hasActiveCreature(view) || !(fights || this.#walks);
  }

  /** Movement is asked about in this turn. */
  get #walks(): boolean {
    return !this.on || !this.#skips('guard');
  }

  /** What is being explained has been read, or done. */
  understood(): void {
    if (this.idea !== null) this.#keep([this.idea]);
    this.idea = null;
  }

  /** Nothing is explained any more. */
  enough(): void {
    this.#keep(IDEAS);
    this.idea = null;
  }

  #keep(ideas: readonly Idea[]): void {
    void session.change({ explained: withExplained(session.settings.explained, ideas) });
  }

  #isOver(idea: Idea): boolean {
    return isExplained(session.settings.explained, idea);
  }

  /** It is neither explained yet nor will be in this turn. */
  #skips(idea: Idea): boolean {
    return !this.#isOver(idea) && this.idea !== idea && this.#turn === this.#choice.view.turn;
  }

  #due(): Idea | null {
    const choice = this.#choice;
    if (!this.on || !choice.mine || choice.announced !== null || this.#turn === choice.view.turn) return null;
    const due = met(choice).find((idea) => !this.#isOver(idea));
    // What can be told in any main phase waits until the phases have been told of.
    const late = due === 'ability' || due === 'counters';
    return due === undefined || (late && (['guard', 'attack'] as const).some((idea) => !this.#isOver(idea))) ? null : due;
  }
}

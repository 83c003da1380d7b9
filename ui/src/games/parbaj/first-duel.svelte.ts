import type { PlaySource } from '../../app/play-source';
import { session } from '../../app/session.svelte';
import type { ParbajView } from '../../bindings';
import { face } from './card';
import type { Choice } from './choice.svelte';
import { IDEAS, isExplained, met, withExplained, type Idea } from './ideas';

/** Returns whether a creature of the seat is active, so that it could move or attack in this turn. */
function hasActiveCreature({ permanents, seat }: ParbajView): boolean {
  return permanents.some((it) => it.master === seat && !it.passive && face(it.card).cardType === 'creature');
}

/**
 * Explains the game's concepts to a new player, one per turn, each once. Phases whose concept has not been explained
 * yet are passed automatically: a phase is asked about from the turn on in which it is explained.
 */
export class FirstDuel {
  #play: PlaySource;
  #choice: Choice;
  #off: () => boolean;
  /** The turn of the last explanation. `#plies` is the number of moves at that time. */
  #turn = $state(-1);
  #plies = 0;
  /** The concept being explained. */
  idea = $state.raw<Idea | null>(null);

  /** Must be called where effects are allowed. `off` disables explanations where nobody plays at their own pace. */
  constructor(play: PlaySource, choice: Choice, off: () => boolean) {
    this.#play = play;
    this.#choice = choice;
    this.#off = off;
    $effect(() => {
      // The explanation ends when the person has continued and no announcement is open.
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

  /** Some concepts are still unexplained. */
  on: boolean = $derived.by(() => !this.#off() && IDEAS.some((idea) => !this.#isOver(idea)));

  /** The number of concepts, and the position of the current one in the order they occurred. */
  get count(): { nth: number; all: number } {
    return { nth: IDEAS.filter((idea) => this.#isOver(idea)).length + 1, all: IDEAS.length };
  }

  /** The current own phase is passed automatically, because its concept will be explained in another turn. */
  get skips(): boolean {
    const { stage, view } = this.#choice;
    if (!this.on || view.attacks.length > 0) return false;
    return (stage === 'movement' && this.#skips('guard')) || (stage === 'attackers' && this.#skips('attack'));
  }

  /**
   * Continuing ends the person's turn: no other decision follows in it, as long as nobody acts and automatic declining
   * is on.
   */
  get endsTurn(): boolean {
    const { view, stage } = this.#choice;
    if (!session.settings.letsHappen) return false;
    const fights = !this.on || !this.#skips('attack');
    if (stage === 'movement') return !fights;
    if (stage !== 'window' || view.phase !== 'main' || view.queue.length > 0) return false;
    return !hasActiveCreature(view) || !(fights || this.#walks);
  }

  /** The person is asked about movement in this turn. */
  get #walks(): boolean {
    return !this.on || !this.#skips('guard');
  }

  /** Marks the current explanation as read. */
  understood(): void {
    if (this.idea !== null) this.#keep([this.idea]);
    this.idea = null;
  }

  /** Marks all concepts as explained. */
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

  /** Returns whether the concept is unexplained and will not be explained in this turn. */
  #skips(idea: Idea): boolean {
    return !this.#isOver(idea) && this.idea !== idea && this.#turn === this.#choice.view.turn;
  }

  #due(): Idea | null {
    const choice = this.#choice;
    if (!this.on || !choice.mine || choice.announced !== null || this.#turn === choice.view.turn) return null;
    const due = met(choice).find((idea) => !this.#isOver(idea));
    // Concepts possible in any main phase wait until the phases have been explained.
    const late = due === 'ability' || due === 'counters';
    return due === undefined || (late && (['guard', 'attack'] as const).some((idea) => !this.#isOver(idea))) ? null : due;
  }
}

import { commands, type Mistake } from '../bindings';
import { settle, showProblem } from './command-result';

/** The person's costliest decisions in a finished game, as a bot judges them. */
export class Mistakes {
  /** The costliest first, as far as they are judged. */
  list = $state.raw<Mistake[]>([]);
  /** The number of decisions to judge, and the number already judged. */
  all = $state(0);
  done = $state(0);
  running = $state(true);
  #left = false;

  /** Follows the verdicts on a table's decisions until all are judged, or the page is left. */
  async follow(id: string, revision: number): Promise<void> {
    const begun = await settle(commands.mistakesBegin(id, revision));
    if (begun.status === 'error') {
      showProblem(begun.error);
      this.running = false;
      return;
    }
    while (!this.#left && this.running) {
      const answer = await settle(commands.mistakesNext(id, this.done));
      if (this.#left) return;
      if (answer.status === 'error') {
        this.running = false;
        if (answer.error.kind !== 'left') showProblem(answer.error);
        return;
      }
      const { all, done, running, mistakes } = answer.data;
      Object.assign(this, { all, done, running, list: mistakes });
    }
  }

  /** Stops following. */
  leave(): void {
    this.#left = true;
  }
}

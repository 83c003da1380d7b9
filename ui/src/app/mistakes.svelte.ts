import { commands, type Mistake, type Problem } from '../bindings';
import { settle, showProblem } from './command-result';
import { RETRY_MS, wait } from './wait';

/** The person's costliest decisions in a finished game, as a bot judges them. */
export class Mistakes {
  /** The costliest first, as far as they are judged. */
  list = $state.raw<Mistake[]>([]);
  /** The number of decisions to judge, and the number already judged. */
  all = $state(0);
  done = $state(0);
  running = $state(true);
  #left = false;

  /**
   * Opens a table and follows the verdicts on its decisions until all are judged, or the page is left. A page closed a
   * moment ago may have closed the table behind this one, or stopped its review: then both are begun again. Returns why
   * the table can't be opened, if so.
   */
  async follow(id: string): Promise<string | null> {
    while (!this.#left && this.running) {
      const opened = await settle(commands.tableOpen(id));
      if (this.#left) {
        // The page was left before the table was open.
        void settle(commands.tableLeave(id));
        return null;
      }
      if (opened.status === 'error') {
        this.running = false;
        return opened.error.text;
      }
      await this.#judge(id, opened.data.revision);
      if (this.running && !this.#left) await wait(RETRY_MS);
    }
    return null;
  }

  /** Stops following, and closes the table. */
  leave(id: string): void {
    this.#left = true;
    void settle(commands.tableLeave(id));
  }

  /** Follows the verdicts until all are there, the page is left, or they have to be asked for anew. */
  async #judge(id: string, revision: number): Promise<void> {
    const begun = await settle(commands.mistakesBegin(id, revision));
    if (begun.status === 'error') {
      this.#fail(begun.error);
      return;
    }
    while (!this.#left) {
      const answer = await settle(commands.mistakesNext(id, this.done));
      if (this.#left) return;
      if (answer.status === 'error') {
        this.#fail(answer.error);
        return;
      }
      const { all, done, running, mistakes } = answer.data;
      Object.assign(this, { all, done, running: done < all, list: mistakes });
      if (!running) return;
    }
  }

  #fail(problem: Problem): void {
    if (problem.kind === 'left' || problem.kind === 'letGo') return;
    this.running = false;
    showProblem(problem);
  }
}

import { commands } from '../bindings';
import { settle, type CommandResult } from './command-result';

/** How often the house is asked for progress, in milliseconds. */
const GLANCE = 250;

let last = 0;

/** A longer task of the house, with its progress and a way to cancel it. */
export class BackgroundTask {
  running = $state(false);
  /** The part that is done, 0 to 1; `null` while unknown, and for tasks that finish at once. */
  done = $state<number | null>(null);
  #number = 0;

  /** Runs a task and cancels the one before. */
  async run<T>(command: (task: number) => Promise<CommandResult<T>>): Promise<CommandResult<T>> {
    this.callOff();
    last += 1;
    const number = last;
    this.#number = number;
    this.running = true;
    this.done = null;
    const glances = setInterval(() => void this.#glance(number), GLANCE);
    const answer = await settle(command(number));
    clearInterval(glances);
    if (this.#number === number) this.#end();
    return answer;
  }

  /** Cancels the running task. */
  callOff(): void {
    if (this.running) void settle(commands.taskCancel(this.#number));
  }

  #end(): void {
    this.running = false;
    this.done = null;
  }

  async #glance(number: number): Promise<void> {
    const answer = await settle(commands.taskProgress(number));
    if (answer.status === 'ok' && answer.data !== null && this.#number === number && this.running) this.done = answer.data / 1000;
  }
}

import { commands } from '../bindings';
import { settle, type Answer } from './ask';

/** How often the house is asked how far it is, in milliseconds. */
const GLANCE = 250;

let last = 0;

/** Something the house does that may take a while: how far it is, and a way to call it off. */
export class Errand {
  /** Whether it is being done. */
  running = $state(false);
  /** How much of it is done, 0 to 1; none while nobody knows, and for what is over at once. */
  done = $state<number | null>(null);
  #number = 0;

  /** Has it done, unless it is called off. What was being done before is called off. */
  async run<T>(command: (errand: number) => Promise<Answer<T>>): Promise<Answer<T>> {
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

  /** Nobody waits for it any more. */
  callOff(): void {
    if (this.running) void settle(commands.errandCallOff(this.#number));
  }

  #end(): void {
    this.running = false;
    this.done = null;
  }

  async #glance(number: number): Promise<void> {
    const answer = await settle(commands.errandDone(number));
    if (answer.status === 'ok' && answer.data !== null && this.#number === number && this.running) this.done = answer.data / 1000;
  }
}

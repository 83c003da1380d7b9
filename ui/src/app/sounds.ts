import type { LogLine, TableSnapshot } from '../bindings';
import { SOUNDS, type Sound } from '../sounds/kinds';
import type { Synth } from '../sounds/synth';
import { gameUi } from '../games';
import { session } from './session.svelte';

/** Shortest wait, in milliseconds, after which the person's turn is signalled: they may have looked away. */
const LONG_WAIT_MS = 5000;
/** The most sounds played for one change; more would be indistinguishable. */
const MOST_AT_ONCE = 3;
/** Time between the sounds of a sample, in milliseconds. */
const SAMPLE_MS = 420;

/**
 * Plays the sounds of a table. While the setting is off, nothing is loaded or created; while it is on, sound starts
 * only after the first touch and never on a hidden page.
 */
class Sounds {
  #synth: Promise<Synth> | null = null;
  /** When the person began to wait for the others; `null` while they don't wait. */
  #waiting: number | null = null;

  /** Plays the sounds for the change from one snapshot to the next. */
  async hear(previous: TableSnapshot, next: TableSnapshot, news: LogLine[]): Promise<void> {
    const waited = this.#wait(previous, next);
    const heard = this.#wanted() ? gameUi(next.state.game)?.heard : undefined;
    if (!heard) return;
    const { heard: soundOf } = await heard();
    const sounds = new Set<Sound>();
    for (const line of news) {
      const sound = soundOf(line);
      if (sound && sounds.size < MOST_AT_ONCE) sounds.add(sound);
    }
    if (next.outcome && !previous.outcome) sounds.add('over');
    else if (waited > LONG_WAIT_MS && next.state.moves.length > 0) sounds.add('turn');
    await this.#play([...sounds]);
  }

  /** Plays the sound for a touch that isn't possible. */
  refuse(): void {
    void this.#play(['refused']);
  }

  /** Plays all sounds one after another, as a preview. */
  sample(): void {
    void this.#play(SOUNDS, SAMPLE_MS);
  }

  /** Closes the synthesizer after the setting was switched off. */
  async end(): Promise<void> {
    const synth = this.#synth;
    this.#synth = null;
    (await synth)?.close();
  }

  /** Tracks the person's wait; returns its length in milliseconds once it is over. */
  #wait(previous: TableSnapshot, next: TableSnapshot): number {
    const now = performance.now();
    if (next.thinking) {
      this.#waiting = previous.thinking ? (this.#waiting ?? now) : now;
      return 0;
    }
    const waited = previous.thinking && this.#waiting !== null ? now - this.#waiting : 0;
    this.#waiting = null;
    return waited;
  }

  #wanted(): boolean {
    // A browser without this property keeps silent by itself until the page was touched.
    const touched = (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;
    return session.settings.sounds && touched && document.visibilityState === 'visible';
  }

  async #play(sounds: readonly Sound[], apart?: number): Promise<void> {
    if (sounds.length === 0 || !this.#wanted()) return;
    this.#synth ??= import('../sounds/synth').then(({ Synth }) => new Synth());
    // On a device without sound nothing is played.
    await this.#synth.then((synth) => synth.play(sounds, apart)).catch(() => undefined);
  }
}

export const sounds = new Sounds();

import type { LogLine, TableSnapshot } from '../bindings';
import { SOUNDS, type Sound } from '../sounds/kinds';
import type { Synth } from '../sounds/synth';
import { tableUi } from '../tables';
import { session } from './session.svelte';

/** Being asked again is worth a sound only to somebody who may have looked away. */
const LONG_WAIT_MS = 5000;
/** More at once would be a jumble. */
const MOST_AT_ONCE = 3;
/** Between the sounds of a sample. */
const SAMPLE_MS = 420;

/**
 * What can be heard of a table. While the setting is off nothing is loaded and nothing made; while it is on, sound
 * begins only after the first touch, and never on a page nobody sees.
 */
class Sounds {
  #synth: Promise<Synth> | null = null;
  /** Since when the person waits for the others. */
  #waiting: number | null = null;

  /** A picture has changed, and this is what happened. */
  async hear(previous: TableSnapshot, next: TableSnapshot, news: LogLine[]): Promise<void> {
    const waited = this.#wait(previous, next);
    const heard = this.#wanted() ? tableUi(next.state.game)?.heard : undefined;
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

  /** What was touched isn't possible. */
  refuse(): void {
    void this.#play(['refused']);
  }

  /** One after another, to know what is coming. */
  sample(): void {
    void this.#play(SOUNDS, SAMPLE_MS);
  }

  /** The setting has been switched off. */
  async end(): Promise<void> {
    const synth = this.#synth;
    this.#synth = null;
    (await synth)?.close();
  }

  /** How long the person has waited, once that is over. */
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
    // A browser that can't tell will keep silent by itself until it was touched.
    const touched = (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;
    return session.settings.sounds && touched && document.visibilityState === 'visible';
  }

  async #play(sounds: readonly Sound[], apart?: number): Promise<void> {
    if (sounds.length === 0 || !this.#wanted()) return;
    this.#synth ??= import('../sounds/synth').then(({ Synth }) => new Synth());
    // A device without sound goes without.
    await this.#synth.then((synth) => synth.play(sounds, apart)).catch(() => undefined);
  }
}

export const sounds = new Sounds();

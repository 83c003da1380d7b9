import type { Reason } from '../bindings';
import { voice } from './voice.svelte';

export type ToastAction = { label: string; run: () => void };
export type Toast = { key: number; lines: { text: string; rule: string | null }[]; action: ToastAction | null };

/** How long sentences stay: long enough to be found, and then read twice by a slow reader. */
const FIND_MS = 5000;
const READ_MS_PER_LETTER = 110;

class Toasts {
  current = $state.raw<Toast | null>(null);
  #key = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string, action: ToastAction | null = null): void {
    this.#show([{ text, rule: null }], action);
  }

  explain(reasons: Reason[]): void {
    if (reasons.length > 0) this.#show(reasons, null);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }

  /** A table comes into sight. What this returns takes along what was said at it, once it is left. */
  arrive(): () => void {
    const before = this.#key;
    return () => {
      if (this.current && this.current.key > before) this.close();
    };
  }

  /** Somebody goes on with something else: what has been said was read, and only what can still be done stays. */
  passOver(): void {
    if (this.current?.action === null) this.close();
  }

  /** While it is being pointed at or has focus it stays. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  release(): void {
    clearTimeout(this.#timer);
    const letters = this.current?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    this.#timer = setTimeout(() => {
      this.close();
    }, FIND_MS + letters * READ_MS_PER_LETTER);
  }

  #show(lines: Toast['lines'], action: ToastAction | null): void {
    this.#key += 1;
    this.current = { key: this.#key, lines, action };
    voice.say(...lines.map(({ text }) => text), ...(action ? [action.label] : []));
    this.release();
  }
}

export const toasts = new Toasts();

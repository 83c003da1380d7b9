import { untrack } from 'svelte';
import type { Reason } from '../bindings';
import { voice } from './announcements.svelte';

/** A toast's button. */
export type ToastAction = { label: string; run: () => void };
/** A toast: sentences with the IDs of their rules, and an action; `key` identifies it. */
export type Toast = { key: number; lines: { text: string; rule: string | null }[]; action: ToastAction | null };

/** Time a message stays: enough to notice it and then read it twice slowly. */
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

  /** Called when a table is opened; the returned function closes the messages shown since, once the table is left. */
  arrive(): () => void {
    const before = this.#key;
    return () => {
      if (this.current && this.current.key > before) this.close();
    };
  }

  /** Closes the current message when the person goes on with something else; one with an action stays. */
  passOver(): void {
    if (this.current?.action === null) this.close();
  }

  /** Keeps the message while it is hovered or has the focus. */
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

/** Closes a refusal as soon as the next touch has led to a draft. Called while a table is created. */
export function closesRefusals(draft: () => unknown): void {
  $effect(() => {
    if (draft()) untrack(() => { toasts.close(); });
  });
}

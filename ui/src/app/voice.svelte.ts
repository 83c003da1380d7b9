import type { Attachment } from 'svelte/attachments';
import { t } from '../messages/index.svelte';
import { aloud } from './aloud';

/** A sentence, and a number of its own: said twice, it is two. */
export type Said = { key: number; text: string };

/** So many sentences stay to be gone through again when others are said; then the oldest goes. */
const KEPT = 12;

/**
 * What the window says to those who hear it and don't look: one voice for everything, so that nothing is said twice,
 * and in order: first what happened, then how it stands, then what is asked. Rules' numbers are for the eye, and are
 * left to the log.
 */
class Voice {
  said = $state.raw<Said[]>([]);
  #key = 0;
  #news: string[] = [];
  #standing: string[] = [];
  #question: string | null = null;
  /** The question that was said, while nothing has happened since. */
  #put: string | null = null;
  #waiting = false;
  /** What was said together last. */
  #latest: readonly string[] = [];

  /** Something has happened; whatever is asked is then asked anew. */
  tell(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    this.#put = null;
    this.say(...sentences);
  }

  /** Something has happened that need not be told: what is asked is asked anew. */
  pass(): void {
    this.#put = null;
    this.#speak();
  }

  /** An answer to what was touched. */
  say(...sentences: string[]): void {
    this.#news.push(...sentences);
    this.#speak();
  }

  /** What was said last is said again. */
  again(): void {
    this.say(...this.#latest);
  }

  /** How it stands after what happened. */
  add(sentence: string): void {
    this.#standing.push(sentence);
    this.#speak();
  }

  /** What is asked where this is attached, as long as it is; none while nothing is. */
  asks(question: string | null): Attachment {
    return () => {
      if (question === null || question === '') return;
      this.#question = question;
      this.#speak();
      return () => {
        this.#question = null;
      };
    };
  }

  /** All that comes of one change of the screen is said together. */
  #speak(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    setTimeout(() => {
      this.#waiting = false;
      const question = this.#question;
      const asked = question === null || question === this.#put ? [] : [question];
      this.#put = question;
      const texts = [...this.#news.splice(0), ...this.#standing.splice(0), ...asked];
      if (texts.length === 0) return;
      this.#latest = texts;
      const said = texts.map((text) => ({ key: (this.#key += 1), text: pronounced(text) }));
      this.said = [...this.said.slice(-KEPT), ...said];
      aloud(said.map(({ text }) => text).join(' '));
    });
  }
}

export const voice = new Voice();

/** What is drawn is put in words; what only holds letters together is nothing to be read. */
function pronounced(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s*→\s*/g, t().becomes);
}

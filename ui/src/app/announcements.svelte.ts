import type { Attachment } from 'svelte/attachments';
import { t } from '../messages/index.svelte';
import { aloud } from './system-announcements';

/** An announced sentence with a key of its own, so that a repeated sentence counts as a new one. */
export type Announcement = { key: number; text: string };

/** Number of announced sentences that stay available; the oldest is dropped first. */
const KEPT = 12;

/**
 * The announcements for screen readers. There is one instance for the whole window, so that nothing is announced twice,
 * and in order: events first, then the standing, then the question. Rule numbers are left to the log.
 */
class Voice {
  said = $state.raw<Announcement[]>([]);
  #key = 0;
  #news: string[] = [];
  #standing: string[] = [];
  #question: string | null = null;
  /** The question announced last, while nothing has happened since. */
  #put: string | null = null;
  #waiting = false;
  /** The sentences last announced together. */
  #latest: readonly string[] = [];

  /** Announces events; the question is then announced again. */
  tell(sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    this.#put = null;
    this.say(...sentences);
  }

  /** Notes an event that needs no announcement; the question is announced again. */
  pass(): void {
    this.#put = null;
    this.#speak();
  }

  /** Announces an answer to what was touched. */
  say(...sentences: string[]): void {
    this.#news.push(...sentences);
    this.#speak();
  }

  /** Repeats the last announcement. */
  again(): void {
    this.say(...this.#latest);
  }

  /** Forgets all that was announced or is about to be, because another person takes the device. */
  forget(): void {
    this.said = [];
    this.#news = [];
    this.#standing = [];
    this.#put = null;
    this.#latest = [];
  }

  /** Adds a sentence on the standing after the events. */
  add(sentence: string): void {
    this.#standing.push(sentence);
    this.#speak();
  }

  /** Announces a question while the element it is attached to exists; nothing for `null`. */
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

  /** Joins everything that results from one change of the screen. */
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

/**
 * Returns the text as it is announced: drawn signs replaced by words, and no word joiners. Raised figures number things,
 * such as the second star with a letter; a voice would read them as powers.
 */
export function pronounced(text: string): string {
  return text
    .replaceAll('\u2060', '')
    .replace(/\s*→\s*/g, t().becomes)
    .replace(/[¹²³]/g, (raised) => ` ${raised.normalize('NFKC')}`);
}

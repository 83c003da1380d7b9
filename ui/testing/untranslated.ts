// Finds texts on the screen that are neither messages of the pseudo-language nor known otherwise.

import { CLOSE, OPEN } from './pseudo-language';

/** Attributes that are shown or read out. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
const SPEAKING = SPOKEN.map((name) => `[${name}]`).join(', ');

/** Elements whose text is not shown. */
const SILENT = ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'];

/** How many elements around a text may show the sentence of which it is a part: links and numbers split sentences. */
const AROUND = 4;

/** The number of a rule, which every language shows alike. */
const RULE = /\b[A-Z]{2}-\d+(\.\d+)*/g;

/** A text that is no message, and the elements that show it. */
export type Untranslated = { text: string; at: string };

/** Returns of each text what is outside of all brackets; a message may be split into several texts. */
class Outside {
  #depth = 0;

  of(text: string): string {
    let outside = '';
    for (const character of text) {
      if (character === OPEN) this.#depth += 1;
      if (this.#depth === 0) outside += character;
      if (character === CLOSE) this.#depth -= 1;
    }
    return outside;
  }

  /** Returns whether a message was cut off. */
  get uneven(): boolean {
    return this.#depth !== 0;
  }
}

/**
 * Returns the sentences of a text, each from its first letter to its last, with single ordinary spaces. A single
 * capital is none: it names a key or a coordinate.
 */
export function sentencesIn(text: string): string[] {
  const clean = text.replaceAll(RULE, '').replaceAll(/[\u00ad\u2060\u200b]/g, '').replaceAll(/\s+/g, ' ');
  const sentences = clean.split(/[.:!?·…] /).map((sentence) => sentence.replaceAll(/^\P{L}+|\P{L}+$/gu, ''));
  return sentences.filter((sentence) => !/^\p{Lu}?$/u.test(sentence));
}

function described(element: Element): string {
  const own = ({ localName, classList }: Element): string => [localName, ...classList].join('.');
  return element.parentElement ? `${own(element.parentElement)} > ${own(element)}` : own(element);
}

/** Returns the sentences at and below an element that are in no brackets and not known, once each. */
export function untranslatedIn(root: Element, isKnown: (sentence: string) => boolean): Untranslated[] {
  const found = new Map<string, string>();
  const look = (text: string, at: Element): void => {
    for (const sentence of sentencesIn(text)) {
      if (!found.has(sentence) && !isKnown(sentence) && !isPart(at, isKnown)) found.set(sentence, described(at));
    }
  };
  for (const element of [root, ...root.querySelectorAll(SPEAKING)]) {
    for (const name of SPOKEN) {
      const attribute = new Outside();
      look(attribute.of(element.getAttribute(name) ?? ''), element);
      if (attribute.uneven) found.set(`a message in ${name} is cut off`, described(element));
    }
  }
  const outside = new Outside();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.parentElement;
    if (at && !SILENT.includes(at.tagName)) look(outside.of(text.textContent ?? ''), at);
  }
  if (outside.uneven) found.set('a message is cut off', described(root));
  return [...found].map(([text, at]) => ({ text, at }));
}

/** Returns whether all the text of an element, or of one around it, is known. */
function isPart(at: Element, isKnown: (sentence: string) => boolean): boolean {
  let around: Element | null = at;
  for (let steps = 0; around && steps < AROUND; steps += 1, around = around.parentElement) {
    const sentences = sentencesIn(new Outside().of(around.textContent ?? ''));
    if (sentences.length > 0 && sentences.every(isKnown)) return true;
  }
  return false;
}

import { commands } from '../bindings';
import { settle } from './command-result';

/**
 * Returns whether screen readers ignore live regions here: WebKitGTK (2.50) doesn't report changes in them, and Orca
 * (43) doesn't read them there. Other systems' web views and Chromium do report them, so announcing twice there would
 * be heard twice.
 */
export function isUnheard(browser: string): boolean {
  return /\bLinux\b/.test(browser) && /\bVersion\/\S+ Safari\//.test(browser) && !/Android|Chrom/.test(browser);
}

const unheard = isUnheard(navigator.userAgent);

/** Has the system announce the text of one change, where live regions alone would not be heard. */
export function aloud(text: string): void {
  if (unheard && text !== '') void settle(commands.sayAloud(text));
}

/**
 * Announces headings that get the focus: Orca skips focused elements that are only text, and pages and sheets start at
 * their headings. Orca also stays silent when the focus returns from such a heading to the element it was on before,
 * for example when a sheet is closed, so that element is announced too. Installed once for the whole window.
 */
export function sayFocus(): () => void {
  const listening = new AbortController();
  /** The element Orca takes as focused, and whether a heading has had the focus since. */
  let known: EventTarget | null = null;
  let passed = false;
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLHeadingElement) {
        passed = true;
        aloud(titleOf(target));
        return;
      }
      if (passed && target === known && target instanceof HTMLElement) aloud(nameOf(target));
      known = target;
      passed = false;
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
  };
}

/** Returns a heading's text as it is announced: without the rule number, which is only shown. */
export function titleOf(heading: HTMLElement): string {
  return wordsOf(heading, 'button, a');
}

/** Returns a focusable element's name: its label, else its text without the parts hidden from screen readers. */
export function nameOf(thing: HTMLElement): string {
  return thing.getAttribute('aria-label') ?? wordsOf(thing, '[aria-hidden="true"], svg');
}

function wordsOf(thing: HTMLElement, without: string): string {
  const heard = thing.cloneNode(true) as HTMLElement;
  for (const unheard of heard.querySelectorAll(without)) unheard.remove();
  return heard.textContent.replace(/\s+/g, ' ').trim();
}

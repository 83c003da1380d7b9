import { commands } from '../bindings';
import { settle } from './ask';

/**
 * Whether live regions are heard by nobody here: WebKitGTK tells screen readers nothing of what changes in them (2.50),
 * and Orca (43) has no ear for them there. Other systems' web views, and Chromium, are heard: what is said twice there
 * would be heard twice.
 */
export function isUnheard(browser: string): boolean {
  return /\bLinux\b/.test(browser) && /\bVersion\/\S+ Safari\//.test(browser) && !/Android|Chrom/.test(browser);
}

const unheard = isUnheard(navigator.userAgent);

/** Has the system say what a live region alone would not, all of one change at once. */
export function aloud(text: string): void {
  if (unheard && text !== '') void settle(commands.sayAloud(text));
}

/**
 * Orca passes over what has the focus but is only text, and pages and sheets begin at their headings: they are said as
 * well. As Orca sees it the focus never was there, so it is silent too where it returns from a heading to what it was at
 * before, as when a sheet is closed: that is said in its place. Installed once for the whole window.
 */
export function sayFocus(): () => void {
  const listening = new AbortController();
  /** What the focus is at as Orca sees it; and whether it has been at a heading since. */
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

/** A heading as it is heard: without the number of a rule, which is for the eye. */
export function titleOf(heading: HTMLElement): string {
  return wordsOf(heading, 'button, a');
}

/** What something is called that can have the focus: its label, else its words without those for the eye alone. */
export function nameOf(thing: HTMLElement): string {
  return thing.getAttribute('aria-label') ?? wordsOf(thing, '[aria-hidden="true"], svg');
}

function wordsOf(thing: HTMLElement, without: string): string {
  const heard = thing.cloneNode(true) as HTMLElement;
  for (const unheard of heard.querySelectorAll(without)) unheard.remove();
  return heard.textContent.replace(/\s+/g, ' ').trim();
}

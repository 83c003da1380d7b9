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
 * well. Installed once for the whole window.
 */
export function sayHeadings(): () => void {
  const listening = new AbortController();
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLHeadingElement) aloud(titleOf(target));
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
  };
}

/** A heading as it is heard: without the number of a rule, which is for the eye. */
export function titleOf(heading: HTMLElement): string {
  const heard = heading.cloneNode(true) as HTMLElement;
  for (const button of heard.querySelectorAll('button, a')) button.remove();
  return heard.textContent.replace(/\s+/g, ' ').trim();
}

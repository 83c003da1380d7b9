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
  if (unheard) void settle(commands.sayAloud(text));
}

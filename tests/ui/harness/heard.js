// What a screen reader would say: what comes into live regions, in order, and what the keyboard comes to.

import { until } from './processes.js';

/** Runs in the page: writes down what is said from now on. */
function attend() {
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
  window.heard = [];
  // Who listens anew on the same page hears everything once.
  window.hearing?.disconnect();
  const behind = (region) => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    return top !== undefined && !top.contains(region);
  };
  const hear = (node) => {
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const region = element?.closest(LIVE);
    if (!region || behind(region) || element.closest('[aria-hidden="true"], [inert], [aria-live="off"]')) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    // A region that comes into being with its words in it isn't heard.
    if (element === region || element.contains(region)) return;
    const text = node.textContent.replace(/\s+/g, ' ').trim();
    if (text !== '') window.heard.push(text);
  };
  window.hearing = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hear(target);
      else for (const node of addedNodes) hear(node);
    }
  });
  window.hearing.observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Listens from now on, until the page is loaded anew. */
export async function listen({ page }) {
  await page.evaluate(attend);
}

/** What was said since this was asked last. */
export async function heard({ page }) {
  // All of one change is said a moment later.
  await page.waitForTimeout(60);
  return page.evaluate(() => window.heard.splice(0));
}

/** Waits until something like this is said; returns all that was, up to now. */
export async function untilHeard({ page }, words) {
  const all = [];
  await until(async () => {
    all.push(...(await page.evaluate(() => window.heard.splice(0))));
    return all.some((one) => (words instanceof RegExp ? words.test(one) : one.includes(words)));
  }, `to hear ${words}; heard so far: ${all.join(' | ')}`);
  return all;
}

/** What the keyboard is at, as it is called. */
export function focused({ page }) {
  return page.evaluate(() => {
    const it = document.activeElement;
    return (it.ariaLabel ?? it.textContent).replace(/\s+/g, ' ').trim();
  });
}

/** Words as they are heard: with usual spaces, and an arrow as a word. */
export const tidy = (text) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').replace(/ ?→ ?/g, ' to ').trim();

/** The lines of a table's log as they are heard. */
export const told = ({ log }) => log.map(({ text }) => tidy(text.map((span) => span.text).join('')));

/** Whether the keyboard is at the heading of the result. */
export const atResult = ({ page }) => page.evaluate(() => document.activeElement?.matches('.over h2') === true);

// What a screen reader would say: the text that enters live regions, in order, and the focused elements.

import { until } from './processes.js';

/** Runs in the page: logs what is announced from now on. */
function attend() {
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
  window.heard = [];
  // Listening again on the same page must not log anything twice.
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
    // A region inserted together with its text isn't announced.
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

/** Listens until the page is reloaded. */
export async function listen({ page }) {
  await page.evaluate(attend);
}

/** Returns what was announced since the last call. */
export async function heard({ page }) {
  // Everything that results from one change is announced a moment later.
  await page.waitForTimeout(60);
  return page.evaluate(() => window.heard.splice(0));
}

/** Waits until something that matches is announced; returns everything until then. */
export async function untilHeard({ page }, words) {
  const all = [];
  await until(async () => {
    all.push(...(await page.evaluate(() => window.heard.splice(0))));
    return all.some((one) => (words instanceof RegExp ? words.test(one) : one.includes(words)));
  }, `to hear ${words}; heard so far: ${all.join(' | ')}`);
  return all;
}

/** Returns the name of the focused element. */
export function focused({ page }) {
  return page.evaluate(() => {
    const it = document.activeElement;
    return (it.ariaLabel ?? it.textContent).replace(/\s+/g, ' ').trim();
  });
}

/** Returns a text as announced: with ordinary spaces, and an arrow as a word. */
export const tidy = (text) =>
  text.replaceAll('\u2060', '').replace(/\s+/g, ' ').replace(/ ?→ ?/g, ' to ').replace(/[¹²³]/g, (raised) => ` ${raised.normalize('NFKC')}`).trim();

/** Returns the lines of a table's log as announced. */
export const told = ({ log }) => log.map(({ text }) => tidy(text.map((span) => span.text).join('')));

/** Returns whether the heading of the result has the focus. */
export const atResult = ({ page }) => page.evaluate(() => document.activeElement?.matches('.over h2') === true);

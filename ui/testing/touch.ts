// Simulated touches, by the names shown on the page. There is no layout: what is hidden or inert counts as absent.

import { flushSync } from 'svelte';
import { settled, until } from './play';

const BUTTONS = 'button, a[href], [role="button"], [role="tab"], summary';

/** Returns an element's name: its label, else its text without the parts hidden from screen readers. */
export function nameOf(thing: Element): string {
  const label = thing.getAttribute('aria-label');
  if (label !== null) return plain(label);
  const copy = thing.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
  return plain(copy.textContent);
}

/** Returns the pressable elements without a name, which screen readers couldn't identify. */
export function unnamed(): string[] {
  const named = (thing: Element): boolean => nameOf(thing) !== '' || thing.hasAttribute('aria-labelledby');
  const things = [...document.querySelectorAll(BUTTONS)].filter((thing) => thing.closest('[hidden], [inert], [aria-hidden="true"]') === null);
  return things.filter((thing) => !named(thing)).map((thing) => thing.outerHTML.slice(0, 200));
}

/** Returns a text with single ordinary spaces. */
export function plain(text: string): string {
  return text.replaceAll(/[\u00a0\s]+/g, ' ').replaceAll(/[\u2060\u00ad]/g, '').trim();
}

/** Returns the text of a part of the page. */
export function wordsOf(selector: string): string {
  return plain(document.querySelector(selector)?.textContent ?? '');
}

/** Returns a visible button, if there is one. */
export function buttonIf(name: string | RegExp, within: ParentNode = document): HTMLElement | null {
  const fits = (thing: Element): boolean => (typeof name === 'string' ? nameOf(thing) === name : name.test(nameOf(thing)));
  return [...within.querySelectorAll<HTMLElement>(BUTTONS)].find((thing) => thing.checkVisibility() && fits(thing)) ?? null;
}

/** Waits for a button and presses it. */
export async function press(name: string | RegExp, within: ParentNode = document): Promise<void> {
  await touch(await until(() => buttonIf(name, within), `the button ${String(name)}`));
}

/** Touches an element and waits for the effects. */
export async function touch(thing: HTMLElement): Promise<void> {
  thing.click();
  await settled();
}

/** Selects an option by its label, or turns a switch. */
export async function choose(label: string, within: ParentNode = document): Promise<void> {
  const input = await until(
    () => [...within.querySelectorAll('label')].find((one) => [one, ...one.querySelectorAll('b')].some((words) => nameOf(words) === label))?.querySelector('input'),
    `the choice ${label}`,
  );
  await touch(input);
}

/** Types into a field and leaves it. */
export async function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  flushSync();
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

/** Presses a key at the focused element, or at the given one. */
export async function key(name: string, { on = document.activeElement ?? document.body, ...how }: KeyboardEventInit & { on?: Element } = {}): Promise<void> {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...how }));
  await settled();
}

/** Waits until the page shows this text. */
export async function says(text: string | RegExp, within = 'body'): Promise<void> {
  await until(() => (typeof text === 'string' ? wordsOf(within).includes(text) : text.test(wordsOf(within))), `the words ${String(text)}`);
}

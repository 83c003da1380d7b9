/** Keeps whoever uses the keyboard somewhere on the page: what had the focus may go away, or not take it any more. */

/** How long it may be nowhere, in milliseconds: until what takes the place of what is gone is drawn. */
const PATIENCE_MS = 80;

/** Puts the keyboard back where one goes on, on the page that is open; nothing where its heading will do. */
let home: (() => void) | null = null;

/** The heading that has the focus because nothing else could take it. */
let placed: Element | null = null;

/** Where the keyboard goes on if what it was at is gone; called off with what it returns. */
export function focusHome(to: () => void): () => void {
  home = to;
  return () => {
    if (home === to) home = null;
  };
}

/** Whether the keyboard is nowhere, or only where it was put for want of something better. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === placed;
}

/** Installed once for the whole window. */
export function keepFocus(): () => void {
  const listening = new AbortController();
  let keys = false;
  /** Tab has led it past the last thing on the page, and will lead it to the first. */
  let passed = false;
  let due: ReturnType<typeof setTimeout> | undefined;

  function find(): void {
    due = undefined;
    if (!keys || passed || !isFocusLost()) return;
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (dialog) dialog.querySelector<HTMLElement>('h2[tabindex], button:not(:disabled)')?.focus({ preventScroll: true });
    else home?.();
    if (document.activeElement !== document.body) return;
    placed = document.querySelector('[data-page-title]');
    (placed as HTMLElement | null)?.focus({ preventScroll: true });
  }
  function look(): void {
    if (keys && !passed && due === undefined && isFocusLost()) due = setTimeout(find, PATIENCE_MS);
  }

  const how = { capture: true, passive: true, signal: listening.signal };
  addEventListener('keydown', ({ key }) => { keys = true; passed = key === 'Tab'; look(); }, how);
  addEventListener('pointerdown', () => { keys = false; }, how);
  addEventListener('focusin', ({ target }) => { passed = false; if (target !== placed) placed = null; }, how);
  // What is taken away or disabled loses the focus without a word.
  const watching = new MutationObserver(look);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'inert', 'hidden', 'tabindex'] });
  return () => {
    listening.abort();
    watching.disconnect();
    clearTimeout(due);
  };
}

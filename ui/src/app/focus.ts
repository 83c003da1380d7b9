/** Keeps the keyboard focus on the page when the focused element is removed or can no longer take it. */

/** How long the focus may be nowhere before it is moved, in milliseconds: the replacement needs time to be drawn. */
const PATIENCE_MS = 80;

/** Moves the focus to the open page's working position; `null` if the page's heading is good enough. */
let home: (() => void) | null = null;

/** The heading that has the focus because nothing else could take it. */
let placed: Element | null = null;

/** Sets where the focus goes if the focused element disappears; the returned function unsets it. */
export function focusHome(to: () => void): () => void {
  home = to;
  return () => {
    if (home === to) home = null;
  };
}

/** Returns whether the focus is nowhere or only on the fallback heading. */
export function isFocusLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at === placed;
}

/** Starts the focus watcher; installed once for the whole window. */
export function keepFocus(): () => void {
  const listening = new AbortController();
  let keys = false;
  /** Tab has moved past the last element of the page; the next Tab moves to the first. */
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
  // An element that is removed or disabled loses the focus without an event.
  const watching = new MutationObserver(look);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'inert', 'hidden', 'tabindex'] });
  return () => {
    listening.abort();
    watching.disconnect();
    clearTimeout(due);
  };
}

/**
 * Open sheets and drawers, and whatever is held between two moves. Each owns a history entry, so the phone's back
 * gesture closes the top one instead of leaving the page.
 */
const open: (() => void)[] = [];
const listeners: (() => void)[] = [];
/** A step back of our own is on its way: entries are only counted again once it has been taken. */
let stepping = false;
/** So is one that takes the top sheet away. */
let closing = false;

/** Call when a sheet opens; `close` runs when Back, Escape or `closeTop` takes it away. */
export function pushOverlay(close: () => void): void {
  open.push(close);
  for (const opened of listeners) opened();
  reconcile();
}

/** Calls `opened` whenever a sheet opens: what Forward led to is gone then. */
export function onOverlay(opened: () => void): void {
  listeners.push(opened);
}

/** How many sheets are open. */
export function overlaysOpen(): number {
  return open.length;
}

/** Whether the entries of sheets that are gone are still being stepped back over: a page can only change after that. */
export function overlaysClosing(): boolean {
  return stepping;
}

/** A sheet was taken away by something else than Back (its component went): forget it. */
export function dropOverlay(close: () => void): void {
  const at = open.indexOf(close);
  if (at < 0) return;
  open.splice(at, 1);
  reconcile();
}

/** Puts an open sheet on top of the others; false when it lies there already. */
export function raiseOverlay(close: () => void): boolean {
  const at = open.indexOf(close);
  if (at < 0 || at === open.length - 1) return false;
  open.push(...open.splice(at, 1));
  return true;
}

/** Closes the top sheet; false when none is open. Asked again before that has happened, it is the same wish. */
export function closeTop(): boolean {
  if (open.length === 0) return false;
  if (!closing) history.back();
  closing = true;
  return true;
}

/** True while the current history entry belongs to a sheet. */
export function isOverlayEntry(): boolean {
  return entries() > 0;
}

/** A page change takes every sheet with it. */
export function forgetOverlays(): void {
  for (const close of open.splice(0).reverse()) close();
}

/** How many sheets the current history entry knows of. */
function entries(): number {
  return (history.state as { overlay?: number } | null)?.overlay ?? 0;
}

/** As many history entries as sheets. A step back takes its time, and another sheet may open meanwhile. */
function reconcile(): void {
  if (stepping) return;
  for (let at = entries() + 1; at <= open.length; at += 1) {
    history.pushState({ ...(history.state as object | null), overlay: at }, '');
  }
  if (entries() > open.length) {
    stepping = true;
    history.go(open.length - entries());
  }
}

addEventListener('popstate', () => {
  const ours = stepping;
  stepping = false;
  closing = false;
  if (!ours) while (open.length > entries()) open.pop()?.();
  // Forward, or a page loaded anew, leads to where sheets were: there are none now.
  reconcile();
});

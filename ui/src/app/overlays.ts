/**
 * The open sheets, drawers and held selections. Each has a history entry, so the phone's back gesture closes the top
 * one instead of leaving the page.
 */
const open: (() => void)[] = [];
const listeners: (() => void)[] = [];
/** The app's own step back is under way: entries are counted again once it is done. */
let stepping = false;
/** A step back that closes the top sheet is under way. */
let closing = false;

/** Registers a sheet when it opens; `close` runs when Back, Escape or `closeTop` closes it. */
export function pushOverlay(close: () => void): void {
  open.push(close);
  for (const opened of listeners) opened();
  reconcile();
}

/** Calls `opened` whenever a sheet opens: Forward then leads nowhere any more. */
export function onOverlay(opened: () => void): void {
  listeners.push(opened);
}

/** Returns how many sheets are open. */
export function overlaysOpen(): number {
  return open.length;
}

/**
 * Returns whether the history entries of closed sheets are still being stepped back over: the page can only change
 * after that.
 */
export function overlaysClosing(): boolean {
  return stepping;
}

/** Forgets a sheet that was closed by something else than Back, for example when its component was destroyed. */
export function dropOverlay(close: () => void): void {
  const at = open.indexOf(close);
  if (at < 0) return;
  open.splice(at, 1);
  reconcile();
}

/** Moves an open sheet to the top; returns false if it is there already. */
export function raiseOverlay(close: () => void): boolean {
  const at = open.indexOf(close);
  if (at < 0 || at === open.length - 1) return false;
  open.push(...open.splice(at, 1));
  return true;
}

/** Closes the top sheet; returns false when none is open. A second call before it is closed has no further effect. */
export function closeTop(): boolean {
  if (open.length === 0) return false;
  if (!closing) history.back();
  closing = true;
  return true;
}

/** Returns whether the current history entry belongs to a sheet. */
export function isOverlayEntry(): boolean {
  return entries() > 0;
}

/** Closes every sheet when the page changes. */
export function forgetOverlays(): void {
  for (const close of open.splice(0).reverse()) close();
}

/** Returns the number of sheets stored with the current history entry. */
function entries(): number {
  return (history.state as { overlay?: number } | null)?.overlay ?? 0;
}

/**
 * Brings the number of history entries in line with the number of sheets. A step back is asynchronous, and another
 * sheet may open meanwhile.
 */
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
  // Forward or a reload leads to the entries of sheets that no longer exist.
  reconcile();
});

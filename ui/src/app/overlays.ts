/**
 * Open sheets and drawers. Each owns a history entry, so the phone's back gesture closes the top one
 * instead of leaving the page.
 */
const open: (() => void)[] = [];
const listeners: (() => void)[] = [];

/** Call when a sheet opens; `close` runs when Back, Escape or `closeTop` takes it away. */
export function pushOverlay(close: () => void): void {
  open.push(close);
  history.pushState({ ...(history.state as object | null), overlay: open.length }, '');
  for (const opened of listeners) opened();
}

/** Calls `opened` whenever a sheet opens: what Forward led to is gone then. */
export function onOverlay(opened: () => void): void {
  listeners.push(opened);
}

/** How many sheets are open. */
export function overlaysOpen(): number {
  return open.length;
}

/** A sheet was taken away by something else than Back (its component went): forget it. */
export function dropOverlay(close: () => void): void {
  const at = open.indexOf(close);
  if (at < 0) return;
  open.splice(at, 1);
  if (isOverlayEntry()) history.back();
}

/** Puts an open sheet on top of the others; false when it lies there already. */
export function raiseOverlay(close: () => void): boolean {
  const at = open.indexOf(close);
  if (at < 0 || at === open.length - 1) return false;
  open.push(...open.splice(at, 1));
  return true;
}

/** Closes the top sheet; false when none is open. */
export function closeTop(): boolean {
  if (open.length === 0) return false;
  history.back();
  return true;
}

/** True while the current history entry belongs to a sheet. */
export function isOverlayEntry(): boolean {
  return typeof (history.state as { overlay?: unknown } | null)?.overlay === 'number';
}

/** A page change takes every sheet with it. */
export function forgetOverlays(): void {
  for (const close of open.splice(0).reverse()) close();
}

addEventListener('popstate', () => {
  const sheets = (history.state as { overlay?: number } | null)?.overlay ?? 0;
  while (open.length > sheets) open.pop()?.();
  // Forward, or a page loaded anew, leads to where sheets were: there are none now.
  if (sheets > open.length) history.back();
});

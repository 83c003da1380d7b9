/**
 * Open sheets and drawers. Each owns a history entry, so the phone's back gesture closes the top one
 * instead of leaving the page.
 */
const open: (() => void)[] = [];

/** Call when a sheet opens; `close` runs when Back, Escape or `closeTop` takes it away. */
export function pushOverlay(close: () => void): void {
  open.push(close);
  history.pushState({ overlay: open.length }, '');
}

/** A sheet was taken away by something else than Back (its component went): forget it. */
export function dropOverlay(close: () => void): void {
  const at = open.indexOf(close);
  if (at < 0) return;
  open.splice(at, 1);
  if (isOverlayEntry()) history.back();
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
  const state = history.state as { overlay?: number } | null;
  while (open.length > (state?.overlay ?? 0)) open.pop()?.();
});

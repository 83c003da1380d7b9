import { router } from './router.svelte';

/** What was dropped on the window or pasted into it. */
export type Arrival = { file: File } | { text: string };

/** What has arrived and isn't looked at yet: the page for it takes it, whether it is open already or opens now. Taken once. */
class Arrivals {
  waiting = $state.raw<Arrival | null>(null);

  take(): Arrival | null {
    const arrived = this.waiting;
    this.waiting = null;
    return arrived;
  }
}

export const arrivals = new Arrivals();

/** Text is written there, and what is pasted there is part of it. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Leads to Import with a file that is dropped anywhere on the window, or with what is pasted outside a field. While a
 * sheet is open nothing is taken in: it would be looked at behind it. Installed once for the whole window.
 */
export function watchArrivals(): () => void {
  const listening = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void): void => {
    document.addEventListener(name, listener, listening);
  };
  const drag = (event: DragEvent): void => {
    if (!isTaken(event)) return;
    // Otherwise the window would show the file in place of the app.
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isBusy() ? 'none' : 'copy';
  };
  listen('dragenter', drag);
  listen('dragover', drag);
  listen('drop', (event) => {
    if (!isTaken(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) arrive({ file });
  });
  // Some web views paste outside a field only where that was announced as possible.
  document.addEventListener('beforepaste', (event) => { if (!isField(event)) event.preventDefault(); }, listening);
  listen('paste', (event) => {
    if (event.defaultPrevented || isField(event)) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file) arrive({ file });
    else if (text.trim() !== '') arrive({ text });
  });
  return () => {
    listening.abort();
  };
}

/** Leads to Import with something. */
export function arrive(arrived: Arrival): void {
  if (isBusy()) return;
  arrivals.waiting = arrived;
  if (router.route.page !== 'open') router.go({ page: 'open' });
}

/** Whether files are dragged, and not over a field that asks for one itself. */
function isTaken({ dataTransfer, target }: DragEvent): boolean {
  return (dataTransfer?.types.includes('Files') ?? false) && !(target instanceof Element && target.matches('input[type="file"]'));
}

function isField({ target }: Event): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

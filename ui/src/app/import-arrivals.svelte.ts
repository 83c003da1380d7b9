import { commands } from '../bindings';
import { settle } from './command-result';
import { asBytes } from './file';
import { overlaysOpen } from './overlays';
import { router } from './router.svelte';

/** What was dropped on the window, pasted into it, or handed over by the system; or why it can't be read. */
export type Arrival = { file: File } | { text: string } | { fault: string };

/** The arrival not yet opened. The import page takes it once, whether it is already open or opens now. */
class Arrivals {
  waiting = $state.raw<Arrival | null>(null);
  /** A file is being dragged over the window and may be dropped there. */
  dragged = $state(false);

  take(): Arrival | null {
    const arrived = this.waiting;
    this.waiting = null;
    return arrived;
  }
}

export const arrivals = new Arrivals();

/** Text fields, which handle pasted text themselves. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Opens Import with a file dropped anywhere on the window, or with what is pasted outside a field. While a sheet is
 * open neither is accepted, because the sheet would cover it. A file handed over by the system is accepted at any time.
 * Installed once for the whole window.
 */
export function watchArrivals(): () => void {
  const listening = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void): void => {
    document.addEventListener(name, listener, listening);
  };
  /** The last element the file was dragged onto: only leaving that one means leaving the window. */
  let over: EventTarget | null = null;
  const drag = (event: DragEvent): void => {
    const taken = isTaken(event);
    over = event.target;
    arrivals.dragged = taken && !isBusy();
    if (!taken) return;
    // Otherwise the window would show the file in place of the app.
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = arrivals.dragged ? 'copy' : 'none';
  };
  listen('dragenter', drag);
  listen('dragover', drag);
  listen('dragleave', ({ target }) => {
    if (target === over) arrivals.dragged = false;
  });
  listen('dragend', () => {
    arrivals.dragged = false;
  });
  listen('drop', (event) => {
    arrivals.dragged = false;
    if (!isTaken(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) arrive({ file });
  });
  // Some web views paste outside a field only if `beforepaste` was cancelled.
  document.addEventListener('beforepaste', (event) => { if (!isField(event)) event.preventDefault(); }, listening);
  listen('paste', (event) => {
    if (event.defaultPrevented || isField(event)) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file) arrive({ file });
    else if (text.trim() !== '') arrive({ text });
  });
  addEventListener('handed', () => void receive(), listening);
  void receive();
  return () => {
    arrivals.dragged = false;
    listening.abort();
  };
}

/**
 * Opens the file that this or another start of the app was given, if there is one; the shell announces it by an event.
 * The person has just asked for it, so it replaces any open sheet.
 */
async function receive(): Promise<void> {
  const answer = await settle(commands.handedOver());
  if (answer.status === 'error' || answer.data === null) return;
  const handed = answer.data;
  lead(handed.kind === 'file' ? { file: new File([asBytes(handed.text)], handed.name) } : { fault: handed.sentence });
}

/** Opens Import with an arrival, unless something else is going on. */
export function arrive(arrived: Arrival): void {
  if (!isBusy()) lead(arrived);
}

function lead(arrived: Arrival): void {
  arrivals.waiting = arrived;
  if (router.route.page !== 'open' || overlaysOpen() > 0) router.go({ page: 'open' });
}

/** Returns whether files are dragged, and not over a file field, which takes them itself. */
function isTaken({ dataTransfer, target }: DragEvent): boolean {
  return (dataTransfer?.types.includes('Files') ?? false) && !(target instanceof Element && target.matches('input[type="file"]'));
}

function isField({ target }: Event): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

import { commands } from '../bindings';
import { settle } from './ask';
import { asBytes } from './file';
import { overlaysOpen } from './overlays';
import { router } from './router.svelte';

/** What was dropped on the window, pasted into it, or handed over by the system; or why that can't be read. */
export type Arrival = { file: File } | { text: string } | { fault: string };

/** What has arrived and isn't looked at yet: the page for it takes it, whether it is open already or opens now. Taken once. */
class Arrivals {
  waiting = $state.raw<Arrival | null>(null);
  /** Whether a file is being dragged over the window, and may be dropped there. */
  dragged = $state(false);

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
 * sheet is open nothing of that is taken in: it would be looked at behind it. So does a file that the system hands over,
 * at any time. Installed once for the whole window.
 */
export function watchArrivals(): () => void {
  const listening = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void): void => {
    document.addEventListener(name, listener, listening);
  };
  /** What the file was dragged onto last: only when it leaves that, it leaves the window. */
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
  // Some web views paste outside a field only where that was announced as possible.
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
 * Looks at the file that the app was started with, or that another start of it was, if there is one: the shell says so
 * by an event. Somebody has just asked for it, so it takes the place of whatever sheet is open.
 */
async function receive(): Promise<void> {
  const answer = await settle(commands.handedOver());
  if (answer.status === 'error' || answer.data === null) return;
  const handed = answer.data;
  lead(handed.kind === 'file' ? { file: new File([asBytes(handed.text)], handed.name) } : { fault: handed.sentence });
}

/** Leads to Import with something, unless one is in the middle of something else. */
export function arrive(arrived: Arrival): void {
  if (!isBusy()) lead(arrived);
}

function lead(arrived: Arrival): void {
  arrivals.waiting = arrived;
  if (router.route.page !== 'open' || overlaysOpen() > 0) router.go({ page: 'open' });
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

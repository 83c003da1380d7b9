import type { Attachment } from 'svelte/attachments';

/**
 * Attached to what has come up beside a table to be answered: whoever was at the table is led to its first button, and
 * back to where they were once it is gone. Who looks something up meanwhile stays there. `elsewhere` is called then.
 */
export function leadIn(elsewhere: () => void = () => undefined): Attachment<HTMLElement> {
  return (place) => {
    const before = document.activeElement;
    if (before !== document.body && !before?.closest('.table')) {
      elsewhere();
      return;
    }
    place.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now !== document.body && !place.contains(now)) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}

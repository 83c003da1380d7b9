import type { Attachment } from 'svelte/attachments';

/**
 * Attachment for an element that has come up beside a table and needs an answer. Moves the focus from the table to its
 * first button, and back once the element is gone. If the focus is elsewhere, for example in a search field, it stays
 * there and `elsewhere` is called.
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

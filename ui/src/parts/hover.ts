/** What lies on a table and has something to tell: cards, and the points of a board. */
const TELLS = '[data-inspect], [data-point]';

/**
 * Under a mouse, a card or a point tells in its own sentence what it is, as it tells those who listen. Installed once
 * for the whole window.
 */
export function watchHover(): () => void {
  const listening = new AbortController();
  document.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const node = target.closest<HTMLElement>(TELLS);
      const told = node?.getAttribute('aria-label') ?? node?.querySelector('.unseen')?.textContent;
      // It changes as the game goes on.
      if (node && told) node.title = told;
    },
    { passive: true, signal: listening.signal },
  );
  return () => {
    listening.abort();
  };
}

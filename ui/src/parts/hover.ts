/** Elements that have a tooltip: cards and board points. */
const TELLS = '[data-inspect], [data-point]';

/** On hover, gives a card or point a tooltip with its accessible description. Installed once for the whole window. */
export function watchHover(): () => void {
  const listening = new AbortController();
  document.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const node = target.closest<HTMLElement>(TELLS);
      const told = node?.getAttribute('aria-label') ?? node?.querySelector('.unseen')?.textContent;
      // Updated each time because the description changes during the game.
      if (node && told) node.title = told;
    },
    { passive: true, signal: listening.signal },
  );
  return () => {
    listening.abort();
  };
}

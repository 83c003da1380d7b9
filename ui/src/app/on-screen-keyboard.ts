/** Smallest covered height in pixels that is taken for a keyboard; less is a browser's bar that comes and goes. */
const LEAST = 100;

/**
 * Sets a style property to the height the on-screen keyboard covers, where the system lays it over the page instead of
 * shrinking the page. Installed once for the whole window.
 */
export function watchKeyboard(): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const listening = new AbortController();
  const measure = () => {
    // A zoomed page has a smaller visible height too.
    const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
    document.documentElement.style.setProperty('--keyboard', `${covered > LEAST ? Math.round(covered) : 0}px`);
  };
  seen.addEventListener('resize', measure, listening);
  seen.addEventListener('scroll', measure, listening);
  return () => {
    listening.abort();
  };
}

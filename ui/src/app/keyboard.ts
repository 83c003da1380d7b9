/** What lies lower than this is no keyboard, but a browser's bar that comes and goes. */
const LEAST = 100;

/**
 * Tells the styles how much of the window the keyboard on the screen covers, where the system lays it over the page
 * instead of making the page smaller. Installed once for the whole window.
 */
export function watchKeyboard(): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const listening = new AbortController();
  const measure = () => {
    // Somebody who has zoomed in sees less of the window too.
    const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
    document.documentElement.style.setProperty('--keyboard', `${covered > LEAST ? Math.round(covered) : 0}px`);
  };
  seen.addEventListener('resize', measure, listening);
  seen.addEventListener('scroll', measure, listening);
  return () => {
    listening.abort();
  };
}

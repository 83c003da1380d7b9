/** How long a page may take to grow back to where it was left. */
const PATIENCE_MS = 2000;
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

let giveUp = (): void => undefined;

/** A new page begins at its top. */
export function scrollToTop(): void {
  giveUp();
  scrollTo(0, 0);
}

/** Scrolls to where a page was left, as soon as what it loads reaches that far, unless somebody scrolls meanwhile. */
export function scrollBackTo(top: number): void {
  giveUp();
  const arrived = () => {
    scrollTo(0, top);
    return Math.abs(scrollY - top) < 2;
  };
  if (arrived()) return;
  const growth = new ResizeObserver(() => {
    if (arrived()) giveUp();
  });
  const timer = setTimeout(() => {
    giveUp();
  }, PATIENCE_MS);
  giveUp = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const touch of TOUCHES) removeEventListener(touch, giveUp);
    giveUp = () => undefined;
  };
  for (const touch of TOUCHES) addEventListener(touch, giveUp, { once: true, passive: true });
  growth.observe(document.body);
}

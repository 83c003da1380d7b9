/** How long a page may take to reach its former length, in milliseconds. */
const PATIENCE_MS = 2000;
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

let giveUp = (): void => undefined;

/** Scrolls a new page to its top. */
export function scrollToTop(): void {
  giveUp();
  scrollTo(0, 0);
}

/** Scrolls to a page's former position as soon as its content is long enough, unless the person scrolls meanwhile. */
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

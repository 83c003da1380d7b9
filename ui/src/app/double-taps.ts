/** Two touches this close in time and place are one gesture: the second was meant for what the first one touched. */
const TWICE_MS = 250;
const PRESSED = 'button, a[href], label, [data-inspect], [data-point]';

/**
 * Keeps the second touch of a double tap from what has only just come under the finger: another button in the place
 * of the one that was pressed, another card in the place of the one that has gone. When touches happened is what they
 * say themselves, not when a slow phone gets round to them. Installed once for the whole window.
 */
export function watchDoubleTaps(): () => void {
  let last: { at: number; x: number; y: number; seen: string } | null = null;

  function secondTouch({ target, timeStamp }: MouseEvent): boolean {
    if (!last || timeStamp - last.at >= TWICE_MS) return false;
    const pressed = pressedIn(target);
    return pressed !== null && pressed === pressedIn(document.elementFromPoint(last.x, last.y)) && seenAs(pressed) !== last.seen;
  }

  function down(event: PointerEvent): void {
    if (secondTouch(event)) event.stopImmediatePropagation();
  }

  function click(event: MouseEvent): void {
    const { detail, clientX: x, clientY: y, target, timeStamp: at } = event;
    // A key is pressed where the focus is: that has no place.
    if (detail === 0) return;
    if (last && secondTouch(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      last.at = at;
    } else {
      last = { at, x, y, seen: seenAs(pressedIn(target)) };
    }
  }

  window.addEventListener('pointerdown', down, { capture: true });
  window.addEventListener('click', click, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', down, { capture: true });
    window.removeEventListener('click', click, { capture: true });
  };
}

function pressedIn(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(PRESSED) : null;
}

/** What somebody sees there, whether or not it has been drawn anew meanwhile. */
function seenAs(pressed: Element | null): string {
  if (!(pressed instanceof HTMLElement)) return '';
  const { inspect, place, point } = pressed.dataset;
  return inspect ?? place ?? point ?? `${pressed.ariaLabel ?? ''} ${pressed.textContent}`;
}

/** Two touches this close in time and place are one gesture: the second was meant for what the first one touched. */
const TWICE_MS = 250;
const PRESSED = 'button, a[href], label, [data-inspect], [data-point]';

/**
 * Keeps the second touch of a double tap from what has only just come under the finger: another button in the place
 * of the one that was pressed, another card in the place of the one that has gone. When touches happened is what they
 * say themselves: a slow phone may get round to the second one late. Installed once for the whole window.
 */
export function watchDoubleTaps(): () => void {
  let end = (): void => undefined;
  /** Whether it is the second touch of a double tap, on something else than the first. */
  let isSecond: (touch: MouseEvent) => boolean = () => false;

  function click(event: MouseEvent): void {
    const { detail, clientX, clientY, timeStamp } = event;
    // A key is pressed where the focus is: that has no place.
    if (detail === 0) return;
    if (isSecond(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    end();
    const pressed = seenAs(pressable(event.target));
    isSecond = (touch) => {
      const now = pressable(touch.target);
      const soon = touch.timeStamp - timeStamp < TWICE_MS;
      return soon && now !== null && now === pressable(document.elementFromPoint(clientX, clientY)) && seenAs(now) !== pressed;
    };
    const until = performance.now() + TWICE_MS;
    const waiting = new Set<Element>();
    let frame = requestAnimationFrame(look);
    end = () => {
      cancelAnimationFrame(frame);
      for (const node of waiting) node.removeAttribute('data-waiting');
    };

    function look(): void {
      if (performance.now() >= until) {
        end();
        return;
      }
      const now = pressable(document.elementFromPoint(clientX, clientY));
      if (now && seenAs(now) !== pressed) {
        now.setAttribute('data-waiting', '');
        waiting.add(now);
      }
      frame = requestAnimationFrame(look);
    }
  }

  document.addEventListener('click', click, { capture: true });
  return () => {
    end();
    document.removeEventListener('click', click, { capture: true });
  };
}

function pressable(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(PRESSED) : null;
}

/** What somebody sees there, whether or not it has been drawn anew meanwhile. */
function seenAs(pressed: Element | null): string {
  if (!(pressed instanceof HTMLElement)) return '';
  const { inspect, place, point } = pressed.dataset;
  return inspect ?? place ?? point ?? `${pressed.ariaLabel ?? ''} ${pressed.textContent}`;
}

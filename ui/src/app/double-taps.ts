/**
 * Two touches within this time, in milliseconds, and close together are one gesture: the second was meant for the
 * target of the first.
 */
const TWICE_MS = 250;
const PRESSED = 'button, a[href], label, [data-inspect], [data-point]';

/**
 * Keeps the second touch of a double tap from pressing what has only just appeared under the finger: a button or card
 * that replaced the one pressed first. The events' own time stamps count, because a slow phone may process the second
 * one late. Installed once for the whole window.
 */
export function watchDoubleTaps(): () => void {
  let end = (): void => undefined;
  /** Tells whether a touch is the second one of a double tap, on another target than the first. */
  let isSecond: (touch: MouseEvent) => boolean = () => false;

  function click(event: MouseEvent): void {
    const { detail, clientX, clientY, timeStamp } = event;
    // A key press acts on the focus and has no position.
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

/** Returns what identifies an element to the person, whether or not it was redrawn meanwhile. */
function seenAs(pressed: Element | null): string {
  if (!(pressed instanceof HTMLElement)) return '';
  const { inspect, place, point } = pressed.dataset;
  return inspect ?? place ?? point ?? `${pressed.ariaLabel ?? ''} ${pressed.textContent}`;
}

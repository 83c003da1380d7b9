/**
 * The page turned by half a turn, for a person who sits opposite a device that lies flat. Styles turn it
 * (styles/turned.css); positions measured in the window are converted to those of the page here.
 */

type Point = { x: number; y: number };

let turned = $state(false);

export const turnedPage = {
  /** Whether the page is turned. */
  get on(): boolean {
    return turned;
  },
};

/** Turns the page, or turns it back. */
export function turnPage(on: boolean): void {
  turned = on;
  document.documentElement.toggleAttribute('data-turned', on);
}

/** Converts a position in the window to one on the page, or back, in CSS pixels. */
export function onPage({ x, y }: Point): Point {
  return turned ? { x: innerWidth - x, y: innerHeight - y } : { x, y };
}

/** Returns where on the page a pointer is, in CSS pixels. */
export function pointerOnPage({ clientX, clientY }: MouseEvent): Point {
  return onPage({ x: clientX, y: clientY });
}

/** Returns the box of an element on the page, in CSS pixels. */
export function boxOnPage(node: Element): DOMRect {
  const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
  return turned ? new DOMRect(innerWidth - right, innerHeight - bottom, width, height) : new DOMRect(left, top, width, height);
}

// Screen sizes, and the positions of elements.

export const UPRIGHT = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 640 };
export const LYING = { width: 844, height: 390 };

/** Sets the size of the screen. */
export async function turn(phone, size) {
  await phone.page.setViewportSize(size);
  // Time for one or two layouts.
  await phone.page.waitForTimeout(120);
}

/** Returns an element's box. */
export async function box(phone, selector) {
  return phone.page.locator(selector).first().boundingBox();
}

/** Returns whether two boxes overlap. */
export function meet(one, other) {
  const apart = (a, b) => a.x + a.width <= b.x + 1 || a.y + a.height <= b.y + 1;
  return !apart(one, other) && !apart(other, one);
}

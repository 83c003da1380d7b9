// Screens of all sizes, and what lies where on them.

export const UPRIGHT = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 640 };
export const LYING = { width: 844, height: 390 };

/** Gives the screen this size. */
export async function turn(phone, size) {
  await phone.page.setViewportSize(size);
  // A layout or two later.
  await phone.page.waitForTimeout(120);
}

/** Where an element lies. */
export async function box(phone, selector) {
  return phone.page.locator(selector).first().boundingBox();
}

/** Whether two boxes have any room in common. */
export function meet(one, other) {
  const apart = (a, b) => a.x + a.width <= b.x + 1 || a.y + a.height <= b.y + 1;
  return !apart(one, other) && !apart(other, one);
}

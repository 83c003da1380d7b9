/**
 * Attributes that identify an element to the keyboard, to screen readers and to queries. `data-drawn` only concerns its
 * style.
 */
const IDENTITY = /^(id|tabindex|title|aria-.*|data-(?!drawn$).*)$/;

/** Returns a visual copy of an element without its identity; the attributes in `keep` stay. */
export function standIn(thing: HTMLElement, keep: readonly string[] = []): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const node of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of node.getAttributeNames()) {
      if (IDENTITY.test(name) && !keep.includes(name)) node.removeAttribute(name);
    }
  }
  copy.inert = true;
  return copy;
}

/**
 * What makes a thing what it is to the keyboard, to who listens, and to whoever looks it up on the page. What `data-drawn`
 * says is only drawn, by its style.
 */
const IDENTITY = /^(id|tabindex|title|aria-.*|data-(?!drawn$).*)$/;

/** A copy that is seen where the thing is or was, and that nobody takes for the thing itself; it keeps what is named. */
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

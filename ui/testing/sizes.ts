// A mock of element sizes: nothing has a size here, so tests trigger changes themselves.

const observers = new Set<Sizes>();

/** A `ResizeObserver` that is only triggered by `sizesChanged`. */
export class Sizes implements ResizeObserver {
  #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(): void {
    observers.add(this);
  }

  unobserve(): void {
    // Not implemented: an observer that watches other elements too goes on.
  }

  disconnect(): void {
    observers.delete(this);
  }

  tell(): void {
    this.#tell([], this);
  }
}

/** Calls all observers of a size. */
export function sizesChanged(): void {
  for (const observer of [...observers]) observer.tell();
}

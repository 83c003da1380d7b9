// Sizes: nothing has one here, so a test says when one has changed.

const observers = new Set<Sizes>();

/** A `ResizeObserver` that is told by `sizesChanged` alone. */
export class Sizes implements ResizeObserver {
  #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(): void {
    observers.add(this);
  }

  unobserve(): void {
    // Whoever observes something else as well goes on.
  }

  disconnect(): void {
    observers.delete(this);
  }

  tell(): void {
    this.#tell([], this);
  }
}

/** Tells all that observe a size. */
export function sizesChanged(): void {
  for (const observer of [...observers]) observer.tell();
}

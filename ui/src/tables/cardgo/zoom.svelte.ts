/** A place on the screen, in CSS pixels. */
export type Spot = { x: number; y: number };

/** From this far apart, lines are as easy to touch as anything. */
const EASY = 56;
const MOST = 4;
/** A key's step. */
const STEP = 1.5;

/** How the board lies in its window: as a whole, or larger, with a part of it in sight. */
export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The window's side, and how far apart its lines are as a whole. */
  #side = 0;
  #most = 1;

  near = $derived.by(() => this.scale > 1.01);

  /** The window has this size now: as much of the board stays in sight, as far as it can be brought so near. */
  fit(side: number, cell: number): void {
    const grown = side / (this.#side || side);
    this.#side = side;
    this.#most = Math.min(MOST, Math.max(1.4, EASY / cell));
    this.x *= grown;
    this.y *= grown;
    this.#around({ x: side / 2, y: side / 2 }, this.scale);
  }

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Two fingers moved, in the window: what was between them stays between them. */
  pinch(from: [Spot, Spot], to: [Spot, Spot]): void {
    const grown = distance(to) / Math.max(1, distance(from));
    this.#around(middle(from), this.scale * grown);
    const [before, after] = [middle(from), middle(to)];
    this.drag(after.x - before.x, after.y - before.y);
  }

  drag(dx: number, dy: number): void {
    this.x = this.#within(this.x + dx);
    this.y = this.#within(this.y + dy);
  }

  /** Nearer by a step, or farther, around a place on the board as a whole. */
  step(by: 1 | -1, around: Spot): void {
    this.#around({ x: this.x + around.x * this.scale, y: this.y + around.y * this.scale }, this.scale * STEP ** by);
    this.show(around);
  }

  /** Brings a place of the board as a whole into sight. */
  show({ x, y }: Spot): void {
    if (!this.near) return;
    const margin = this.#side / 6;
    const bring = (at: number, offset: number) => {
      const shown = at * this.scale + offset;
      if (shown < margin) return offset + margin - shown;
      return shown > this.#side - margin ? offset + this.#side - margin - shown : offset;
    };
    this.x = this.#within(bring(x, this.x));
    this.y = this.#within(bring(y, this.y));
  }

  /** Another scale, with what lies at that place of the window staying there. */
  #around(place: Spot, wish: number): void {
    const scale = Math.min(this.#most, Math.max(1, wish));
    const grown = scale / this.scale;
    this.scale = scale;
    this.x = this.#within(place.x - (place.x - this.x) * grown);
    this.y = this.#within(place.y - (place.y - this.y) * grown);
  }

  /** The board never leaves its window. */
  #within(offset: number): number {
    return Math.min(0, Math.max(this.#side * (1 - this.scale), offset));
  }
}

function distance([one, other]: [Spot, Spot]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: [Spot, Spot]): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

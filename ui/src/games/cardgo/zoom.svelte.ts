/** A position on the screen in CSS pixels. */
export type Spot = { x: number; y: number };

/** Distance of lines, in pixels, from which they are easy to touch. */
const EASY = 56;
const MOST = 4;
/** The zoom factor of a key press. */
const STEP = 1.5;

/** The zoom of the board in its viewport: the whole board, or an enlarged part. */
export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The viewport's size, and the maximum zoom factor. */
  #width = 0;
  #height = 0;
  #most = 1;

  near = $derived.by(() => this.scale > 1.01);

  /** Sets the viewport's size; the same part of the board stays visible as far as the zoom limits allow. */
  fit({ width, height, cell }: { width: number; height: number; cell: number }): void {
    const grown = [width / (this.#width || width), height / (this.#height || height)] as const;
    this.#width = width;
    this.#height = height;
    this.#most = Math.min(MOST, Math.max(1.4, EASY / cell));
    this.x *= grown[0];
    this.y *= grown[1];
    this.#around({ x: width / 2, y: height / 2 }, this.scale);
  }

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Zooms with two fingers, by their positions in the viewport: the board's points between them stay there. */
  pinch(from: [Spot, Spot], to: [Spot, Spot]): void {
    const grown = distance(to) / Math.max(1, distance(from));
    this.#around(middle(from), this.scale * grown);
    const [before, after] = [middle(from), middle(to)];
    this.drag(after.x - before.x, after.y - before.y);
  }

  drag(dx: number, dy: number): void {
    this.x = within(this.x + dx, this.#width, this.scale);
    this.y = within(this.y + dy, this.#height, this.scale);
  }

  /** Zooms in or out by one step around a position on the unzoomed board. */
  step(by: 1 | -1, around: Spot): void {
    this.#around({ x: this.x + around.x * this.scale, y: this.y + around.y * this.scale }, this.scale * STEP ** by);
    this.show(around);
  }

  /** Scrolls a position of the unzoomed board into view. */
  show({ x, y }: Spot): void {
    if (!this.near) return;
    const bring = (at: number, offset: number, side: number) => {
      const [shown, margin] = [at * this.scale + offset, side / 6];
      if (shown < margin) return within(offset + margin - shown, side, this.scale);
      return within(shown > side - margin ? offset + side - margin - shown : offset, side, this.scale);
    };
    this.x = bring(x, this.x, this.#width);
    this.y = bring(y, this.y, this.#height);
  }

  /** Sets the scale; the board's point at that position of the viewport stays there. */
  #around(place: Spot, wish: number): void {
    const scale = Math.min(this.#most, Math.max(1, wish));
    const grown = scale / this.scale;
    this.scale = scale;
    this.x = within(place.x - (place.x - this.x) * grown, this.#width, scale);
    this.y = within(place.y - (place.y - this.y) * grown, this.#height, scale);
  }
}

/** Returns the offset limited so that the board never leaves its viewport. */
function within(offset: number, side: number, scale: number): number {
  return Math.min(0, Math.max(side * (1 - scale), offset));
}

function distance([one, other]: [Spot, Spot]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle([one, other]: [Spot, Spot]): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

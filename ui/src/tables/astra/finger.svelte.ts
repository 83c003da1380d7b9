import type { Spot } from './atlas';

/** What a finger on the sky comes to. */
type Sky = {
  /** The star under a touch. */
  at: (spot: Spot) => number | null;
  /** The star that a drawing finger can go on to here, or back to. */
  on: (spot: Spot) => number | null;
  tap: (star: number) => void;
  drag: (star: number) => void;
  /** A line can be drawn at all. */
  draws: () => boolean;
};

/** A finger is never quite still. */
const SLACK = 8;

/** A finger or a mouse on the sky: a tap marks a star, a drag draws through them. Lifting it never decides anything. */
export class Finger {
  /** Where it is while it draws. */
  at = $state.raw<Spot | null>(null);
  #sky: Sky;
  #down: { id: number; from: Spot; star: number | null; drawing: boolean } | null = null;

  constructor(sky: Sky) {
    this.#sky = sky;
  }

  down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    const from = spotOf(event);
    this.#down = { id: event.pointerId, from, star: this.#sky.at(from), drawing: false };
  }

  move(event: PointerEvent): void {
    const down = this.#down;
    if (down?.id !== event.pointerId) return;
    const spot = spotOf(event);
    if (!down.drawing) {
      if (Math.hypot(spot.x - down.from.x, spot.y - down.from.y) < SLACK || !this.#sky.draws()) return;
      down.drawing = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      // What it began on comes first.
      this.#draw(down.from);
    }
    this.at = spot;
    this.#draw(spot);
  }

  up(event: PointerEvent): void {
    const down = this.#down;
    this.cancel();
    if (down?.id === event.pointerId && !down.drawing && down.star !== null) this.#sky.tap(down.star);
  }

  cancel(): void {
    this.#down = null;
    this.at = null;
  }

  #draw(spot: Spot): void {
    const star = this.#sky.on(spot);
    if (star !== null) this.#sky.drag(star);
  }
}

/** Where it is on the sky itself, whatever of it was touched. */
function spotOf(event: PointerEvent): Spot {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

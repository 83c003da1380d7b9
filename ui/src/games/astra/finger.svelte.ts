import { boxOnPage, pointerOnPage } from '../../app/turned-page.svelte';
import type { Spot } from './atlas';

/** The callbacks of a finger on the sky. */
type SkyPointerCallbacks = {
  /** Returns the star under a touch. */
  at: (spot: Spot) => number | null;
  /** Returns the star here that a drawing finger can continue or go back to. */
  on: (spot: Spot) => number | null;
  tap: (star: number) => void;
  drag: (star: number) => void;
  /** Returns whether a line can be drawn at all. */
  draws: () => boolean;
};

/** Movement up to this distance, in pixels, still counts as a tap. */
const SLACK = 8;

/** A finger or mouse on the sky: a tap marks a star, a drag connects stars. Lifting it never carries out a move. */
export class Finger {
  /** The finger's position while it draws. */
  at = $state.raw<Spot | null>(null);
  #sky: SkyPointerCallbacks;
  #down: { id: number; from: Spot; star: number | null; drawing: boolean } | null = null;

  constructor(sky: SkyPointerCallbacks) {
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
      // The path begins with the star under the first touch.
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

/** Returns the position relative to the whole sky, whichever of its elements was touched. */
function spotOf(event: PointerEvent): Spot {
  const { left, top } = boxOnPage(event.currentTarget as Element);
  const { x, y } = pointerOnPage(event);
  return { x: x - left, y: y - top };
}

import type { Place } from './points';
import type { Spot, Zoom } from './zoom.svelte';

type Ways = {
  zoom: Zoom;
  /** Returns the point at a screen position, or null off the board. */
  placeAt: (spot: Spot) => Place | null;
  /** Converts a screen position to one in the board's viewport. */
  inWindow: (spot: Spot) => Spot;
  /** Returns what a stroke from there paints; null if it only marks. */
  paints: (place: Place) => string | null;
  paint: (places: Place[], sign: string) => void;
  mark: (place: Place) => void;
};

/** Milliseconds in which a browser repeats a finger as a click. */
const ECHO_MS = 500;

type Finger = { id: number; spot: Spot };

/** Fingers that draw on a board: one paints from point to point, two move and zoom the board. */
export class Painter {
  stroke = $state.raw<{ places: Place[]; sign: string } | null>(null);
  #ways: Ways;
  #down: Finger[] = [];
  /** The place where a touch that only marks came down. */
  #marks: Place | null = null;
  #lifted = -ECHO_MS;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Whether a click is only the repetition of a finger. */
  get echo(): boolean {
    return performance.now() - this.#lifted < ECHO_MS;
  }

  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    const spot = spotOf(event);
    this.#down.push({ id: event.pointerId, spot });
    if (this.#down.length > 1) {
      // A second finger: the first one was not meant to draw.
      this.#letGo();
      return;
    }
    const place = this.#ways.placeAt(spot);
    if (!place) return;
    const sign = this.#ways.paints(place);
    if (sign === null) this.#marks = place;
    else this.stroke = { places: [place], sign };
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const finger = this.#down.find(({ id }) => id === event.pointerId);
    if (!finger) return;
    const now = spotOf(event);
    const other = this.#down.find(({ id }) => id !== finger.id);
    if (other) this.#pinch(finger.spot, now, other.spot);
    else if (this.stroke) this.#go(finger.spot, now);
    finger.spot = now;
  }

  lift(event: PointerEvent): void {
    this.#lifted = performance.now();
    this.#down = this.#down.filter(({ id }) => id !== event.pointerId);
    const { stroke } = this;
    const marks = this.#marks;
    this.#letGo();
    if (stroke) this.#ways.paint(stroke.places, stroke.sign);
    else if (marks) this.#ways.mark(marks);
  }

  /** Handles a pointer cancelled by the system. */
  cancel(event: PointerEvent): void {
    this.#down = this.#down.filter(({ id }) => id !== event.pointerId);
    this.#letGo();
  }

  #letGo(): void {
    this.stroke = null;
    this.#marks = null;
  }

  /** Adds all points between two positions to the stroke, because a fast finger is reported only now and then. */
  #go(from: Spot, to: Spot): void {
    const { stroke } = this;
    if (!stroke) return;
    const places = [...stroke.places];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const place = this.#ways.placeAt({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      if (place && !places.some(({ column, row }) => column === place.column && row === place.row)) places.push(place);
    }
    if (places.length > stroke.places.length) this.stroke = { ...stroke, places };
  }

  #pinch(before: Spot, now: Spot, other: Spot): void {
    const { inWindow, zoom } = this.#ways;
    const still = inWindow(other);
    zoom.pinch([inWindow(before), still], [inWindow(now), still]);
  }
}

function spotOf({ clientX, clientY }: PointerEvent): Spot {
  return { x: clientX, y: clientY };
}

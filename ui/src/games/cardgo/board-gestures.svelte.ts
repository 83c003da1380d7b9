import type { CardgoPoint } from '../../bindings';
import type { Spot, Zoom } from './zoom.svelte';

/** Milliseconds a finger must rest to count as held; a tap is shorter. */
const LOOK_MS = 120;
/** The same on a zoomed board, which can be dragged. */
const HOLD_MS = 320;
/** Movement up to this distance, in pixels, still counts as resting. */
const STILL = 8;
/** Milliseconds in which a browser repeats a finger as a click. */
const ECHO_MS = 500;

type Finger = { id: number; spot: Spot };

type GestureCallbacks = {
  zoom: Zoom;
  /** Returns the point at a screen position, or null off the board. */
  pointAt: (spot: Spot) => CardgoPoint | null;
  /** Converts a screen position to one in the board's viewport. */
  inWindow: (spot: Spot) => Spot;
  /** Called when a finger is lifted over a point; it came down at `from`. */
  tap: (point: CardgoPoint, from: CardgoPoint | null) => void;
};

/**
 * Fingers on the board. One finger holds a stone over the point below it and places it when lifted; on a zoomed board
 * it drags the board, unless it rested first. Two fingers zoom.
 */
export class Fingers {
  /** The point below the held finger. */
  held = $state.raw<CardgoPoint | null>(null);
  /** The finger's position, once it has rested long enough to show the loupe. */
  looking = $state.raw<Spot | null>(null);
  #ways: GestureCallbacks;
  /** The fingers on the board and their positions. */
  #down: Finger[] = [];
  #first: Spot = { x: 0, y: 0 };
  #from: CardgoPoint | null = null;
  /** The gesture the fingers perform. */
  #deed: 'wait' | 'hold' | 'drag' | 'pinch' = 'wait';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lifted = -ECHO_MS;

  constructor(ways: GestureCallbacks) {
    this.#ways = ways;
  }

  /** Whether a click is only the repetition of a finger. */
  get echo(): boolean {
    return performance.now() - this.#lifted < ECHO_MS;
  }

  press(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    const spot = spotOf(event);
    this.#down.push({ id: event.pointerId, spot });
    if (this.#down.length > 1) {
      this.#letGo();
      this.#deed = 'pinch';
      return;
    }
    this.#first = spot;
    this.#from = this.#ways.pointAt(spot);
    this.#deed = 'wait';
    if (this.#ways.zoom.near) this.#timer = setTimeout(() => { this.#hold(this.#first); }, HOLD_MS);
    else {
      this.#deed = 'hold';
      this.held = this.#from;
      this.#timer = setTimeout(() => { this.#hold(this.#first); }, LOOK_MS);
    }
  }

  move(event: PointerEvent): void {
    const finger = this.#down.find(({ id }) => id === event.pointerId);
    if (!finger) return;
    const [before, now] = [finger.spot, spotOf(event)];
    if (this.#deed === 'pinch') this.#pinch(finger, now);
    else if (this.#deed === 'drag') this.#ways.zoom.drag(now.x - before.x, now.y - before.y);
    else if (Math.hypot(now.x - this.#first.x, now.y - this.#first.y) > STILL || this.looking) {
      if (this.#deed === 'hold') this.#hold(now);
      else {
        clearTimeout(this.#timer);
        this.#deed = 'drag';
      }
    }
    finger.spot = now;
  }

  lift(event: PointerEvent): void {
    if (!this.#gone(event)) return;
    this.#lifted = performance.now();
    const { held } = this;
    const deed = this.#deed;
    this.#letGo();
    if (this.#down.length > 0) return;
    const point = deed === 'wait' ? this.#ways.pointAt(spotOf(event)) : deed === 'hold' ? held : null;
    if (point !== null) this.#ways.tap(point, this.#from);
  }

  /** Handles a pointer cancelled by the system. */
  cancel(event: PointerEvent): void {
    this.#gone(event);
    this.#letGo();
    this.#deed = 'pinch';
  }

  #hold(spot: Spot): void {
    clearTimeout(this.#timer);
    this.#deed = 'hold';
    this.held = this.#ways.pointAt(spot);
    this.looking = this.held === null ? null : spot;
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    this.held = null;
    this.looking = null;
  }

  /** Removes a finger; returns false if it was not on the board. */
  #gone({ pointerId }: PointerEvent): boolean {
    const before = this.#down.length;
    this.#down = this.#down.filter(({ id }) => id !== pointerId);
    return this.#down.length < before;
  }

  #pinch(finger: Finger, now: Spot): void {
    const other = this.#down.find(({ id }) => id !== finger.id);
    if (!other || this.#down.length !== 2) return;
    const { inWindow, zoom } = this.#ways;
    const still = inWindow(other.spot);
    zoom.pinch([inWindow(finger.spot), still], [inWindow(now), still]);
  }
}

function spotOf({ clientX, clientY }: PointerEvent): Spot {
  return { x: clientX, y: clientY };
}

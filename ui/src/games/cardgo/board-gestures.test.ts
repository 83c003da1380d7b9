// Fingers on a board: one holds a stone over a point, two zoom; painting, and the board in its viewport.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Fingers } from './board-gestures.svelte';
import { Zoom, type Spot } from './zoom.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const touch = (type: string, x: number, y = 0, pointerId = 1, more: PointerEventInit = {}) => new PointerEvent(type, { pointerId, clientX: x, clientY: y, pointerType: 'touch', ...more });
/** A point every 100 pixels, named by its number; none to the left of the board. */
const pointAt = ({ x }: Spot) => (x < 0 ? null : `P${String(Math.round(x / 100))}`);

/** A viewport of 300 pixels with lines 20 apart. */
function zoomed(scale = 1): Zoom {
  const zoom = new Zoom();
  zoom.fit({ width: 300, height: 300, cell: 20 });
  if (scale > 1) zoom.pinch([{ x: 100, y: 100 }, { x: 200, y: 100 }], [{ x: 150 - 50 * scale, y: 100 }, { x: 150 + 50 * scale, y: 100 }]);
  return zoom;
}

function hand(zoom = zoomed()) {
  const taps: string[] = [];
  const fingers = new Fingers({ zoom, pointAt, inWindow: (spot) => spot, tap: (point, from) => taps.push(`${point} from ${String(from)}`) });
  return { fingers, taps, zoom };
}

describe('a finger', () => {
  test('holds a stone over the point below it, and lets go of it where it lifts', () => {
    const { fingers, taps } = hand();
    fingers.press(touch('pointerdown', 100));
    expect(fingers.held).toBe('P1');
    fingers.move(touch('pointermove', 210));
    expect([fingers.held, fingers.looking]).toEqual(['P2', { x: 210, y: 0 }]);
    fingers.lift(touch('pointerup', 210));
    expect([taps, fingers.held, fingers.looking]).toEqual([['P2 from P1'], null, null]);
  });

  test('that lies still wants to see what it covers', () => {
    const { fingers } = hand();
    fingers.press(touch('pointerdown', 100));
    expect(fingers.looking).toBeNull();
    vi.advanceTimersByTime(130);
    expect(fingers.looking).toEqual({ x: 100, y: 0 });
  });

  test('that leaves the board places nothing', () => {
    const { fingers, taps } = hand();
    fingers.press(touch('pointerdown', 100));
    fingers.move(touch('pointermove', -50));
    fingers.lift(touch('pointerup', -50));
    expect(taps).toEqual([]);
  });

  test('drags a board that is nearer, unless it lay still first', () => {
    const { fingers, taps, zoom } = hand(zoomed(2));
    const before = zoom.x;
    fingers.press(touch('pointerdown', 100));
    fingers.move(touch('pointermove', 80));
    fingers.move(touch('pointermove', 60));
    expect(zoom.x).toBe(before - 20);
    fingers.lift(touch('pointerup', 60));
    expect(taps).toEqual([]);
    fingers.press(touch('pointerdown', 100));
    vi.advanceTimersByTime(330);
    expect(fingers.held).toBe('P1');
    fingers.lift(touch('pointerup', 100));
    expect(taps).toEqual(['P1 from P1']);
  });

  test('that only taps a board that is nearer places a stone there', () => {
    const { fingers, taps } = hand(zoomed(2));
    fingers.press(touch('pointerdown', 200));
    fingers.lift(touch('pointerup', 203));
    expect(taps).toEqual(['P2 from P2']);
  });

  test('is followed by an echo, which is no click of its own; a mouse is none of its', () => {
    const { fingers } = hand();
    expect(fingers.echo).toBe(false);
    fingers.press(touch('pointerdown', 100));
    fingers.lift(touch('pointerup', 100));
    expect(fingers.echo).toBe(true);
    vi.advanceTimersByTime(600);
    fingers.press(touch('pointerdown', 100, 0, 1, { pointerType: 'mouse' }));
    expect(fingers.held).toBeNull();
  });

  test('that the system takes away places nothing', () => {
    const { fingers, taps } = hand();
    fingers.press(touch('pointerdown', 100));
    fingers.cancel(touch('pointercancel', 100));
    fingers.lift(touch('pointerup', 100));
    expect([taps, fingers.held]).toEqual([[], null]);
  });
});

describe('two fingers', () => {
  test('bring the board nearer, and place nothing', () => {
    const { fingers, taps, zoom } = hand();
    fingers.press(touch('pointerdown', 100));
    fingers.press(touch('pointerdown', 200, 0, 2));
    expect(fingers.held).toBeNull();
    fingers.move(touch('pointermove', 300, 0, 2));
    expect(zoom.scale).toBe(2);
    fingers.lift(touch('pointerup', 300, 0, 2));
    fingers.lift(touch('pointerup', 100));
    expect(taps).toEqual([]);
  });
});

describe('the board in its window', () => {
  test('keeps what is between two fingers between them', () => {
    const zoom = zoomed();
    zoom.pinch([{ x: 100, y: 150 }, { x: 200, y: 150 }], [{ x: 50, y: 150 }, { x: 250, y: 150 }]);
    expect([zoom.scale, zoom.x, zoom.y]).toEqual([2, -150, -150]);
  });

  test('never leaves it, and never comes nearer than is of use', () => {
    const zoom = zoomed(9);
    // Lines 20 apart are easy to touch when scaled to 56.
    expect(zoom.scale).toBeCloseTo(2.8);
    zoom.drag(5000, 5000);
    expect([zoom.x, zoom.y]).toEqual([0, 0]);
    zoom.drag(-5000, 0);
    expect(zoom.x).toBeCloseTo(300 * (1 - 2.8));
  });

  test('goes nearer by a key around where one is, and shows it', () => {
    const zoom = zoomed();
    zoom.step(1, { x: 290, y: 10 });
    expect(zoom.scale).toBe(1.5);
    const shown = { x: 290 * 1.5 + zoom.x, y: 10 * 1.5 + zoom.y };
    expect([shown.x <= 300, shown.y >= 0]).toEqual([true, true]);
    zoom.step(-1, { x: 290, y: 10 });
    expect([zoom.scale, zoom.x, zoom.near]).toEqual([1, 0, false]);
  });

  test('shows a place only where the board is nearer', () => {
    const zoom = zoomed(2);
    zoom.drag(5000, 5000);
    zoom.show({ x: 280, y: 280 });
    // A sixth of the viewport stays visible beyond the point, as far as there is board.
    expect(280 * 2 + zoom.x).toBe(260);
    const whole = zoomed();
    whole.show({ x: 280, y: 280 });
    expect(whole.x).toBe(0);
  });

  test('keeps its part in sight when the window grows', () => {
    const zoom = zoomed(2);
    zoom.fit({ width: 600, height: 600, cell: 40 });
    expect([zoom.scale, zoom.x]).toEqual([1.4, -120]);
  });
});

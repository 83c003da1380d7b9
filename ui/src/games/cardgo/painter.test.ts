// A finger that draws on a board.

import { describe, expect, test } from 'vitest';
import { Painter } from './painter.svelte';
import { Zoom } from './zoom.svelte';

const touch = (type: string, x: number, y = 0, pointerId = 1, more: PointerEventInit = {}) => new PointerEvent(type, { pointerId, clientX: x, clientY: y, pointerType: 'touch', ...more });
/** A viewport of 300 pixels with lines 20 apart. */
function zoomed(): Zoom {
  const zoom = new Zoom();
  zoom.fit({ width: 300, height: 300, cell: 20 });
  return zoom;
}

describe('a finger that paints', () => {
  function painter(paints: string | null = 'X') {
    const told: string[] = [];
    const one = new Painter({
      zoom: zoomed(),
      placeAt: ({ x }) => (x < 0 ? null : { column: Math.floor(x / 10), row: 0 }),
      inWindow: (spot) => spot,
      paints: () => paints,
      paint: (places, sign) => told.push(`${sign} ${places.map(({ column }) => column).join()}`),
      mark: ({ column }) => told.push(`mark ${String(column)}`),
    });
    return { one, told };
  }

  test('paints every point it came over, also where it was quick, and each once', () => {
    const { one, told } = painter();
    one.press(touch('pointerdown', 5));
    one.move(touch('pointermove', 35));
    one.move(touch('pointermove', 15));
    expect(one.stroke?.places.map(({ column }) => column)).toEqual([0, 1, 2, 3]);
    one.lift(touch('pointerup', 15));
    expect([told, one.stroke]).toEqual([['X 0,1,2,3'], null]);
  });

  test('only marks where nothing is painted', () => {
    const { one, told } = painter(null);
    one.press(touch('pointerdown', 25));
    one.move(touch('pointermove', 45));
    one.lift(touch('pointerup', 45));
    expect(told).toEqual(['mark 2']);
  });

  test('wasn’t meant to paint where a second one comes, or the system takes it', () => {
    const { one, told } = painter();
    one.press(touch('pointerdown', 5));
    one.press(touch('pointerdown', 105, 0, 2));
    one.move(touch('pointermove', 205, 0, 2));
    one.lift(touch('pointerup', 205, 0, 2));
    one.lift(touch('pointerup', 5));
    one.press(touch('pointerdown', 5));
    one.cancel(touch('pointercancel', 5));
    expect(told).toEqual([]);
  });
});

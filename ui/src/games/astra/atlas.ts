/** The position of a star in a box, in pixels. */
export type Spot = { x: number; y: number };
/** Margins inside a box, in pixels. */
export type Inset = { top: number; right: number; bottom: number; left: number };

/** Scales a figure to the largest size that fits a box, keeping its proportions. */
export function spread(stars: readonly Spot[], width: number, height: number, inset: Inset): Spot[] {
  const [xs, ys] = [stars.map(({ x }) => x), stars.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = { x: Math.max(1, width - inset.left - inset.right), y: Math.max(1, height - inset.top - inset.bottom) };
  const scale = Math.min(room.x / Math.max(1, right - left), room.y / Math.max(1, bottom - top));
  const [dx, dy] = [inset.left + (room.x - (right - left) * scale) / 2, inset.top + (room.y - (bottom - top) * scale) / 2];
  return stars.map(({ x, y }) => ({ x: dx + (x - left) * scale, y: dy + (y - top) * scale }));
}

/** Returns the relative size of a star, from 0 for the faintest to 1 for the brightest. */
export function brightness(magnitude: number): number {
  return Math.min(1, Math.max(0, (5.2 - magnitude) / 4.6));
}

/** Returns the line from one spot towards another, shortened by `gap` at the start and `gapTo` at the end. */
export function between(from: Spot, to: Spot, gap: number, gapTo = gap): [Spot, Spot] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  return [
    { x: from.x + step.x * gap, y: from.y + step.y * gap },
    { x: to.x - step.x * gapTo, y: to.y - step.y * gapTo },
  ];
}

/** Returns the star nearest to a touch, or null if none is within reach. */
export function nearest(spots: readonly Spot[], touch: Spot, within: number, fits: (star: number) => boolean = () => true): number | null {
  let found: number | null = null;
  let least = within;
  spots.forEach(({ x, y }, star) => {
    const far = Math.hypot(x - touch.x, y - touch.y);
    if (far <= least && fits(star)) [found, least] = [star, far];
  });
  return found;
}

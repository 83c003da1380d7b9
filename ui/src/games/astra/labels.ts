import type { Spot } from './atlas';

/** A label with its position and width; the box of its words. */
export type Label = { star: number; text: string; x: number; y: number; width: number };

type Box = { left: number; top: number; right: number; bottom: number };
type Disc = Spot & { r: number };

/** Sixteen candidate directions around a star; those beside it come first. */
const PLACES = [
  [1, 0], [-1, 0], [0, -1], [0, 1], [0.8, -0.7], [0.8, 0.7], [-0.8, -0.7], [-0.8, 0.7],
] as const;
const HEIGHT = 17;

/** Returns the approximate width of words in the interface font at 14 pixels. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + ('iljtfrI1.,'.includes(letter) ? 5 : 'mwMW'.includes(letter) ? 12 : 8.1), 2);
}

/**
 * Places a name beside each star where it covers least: no star, no price, no other name, few lines, and nothing beyond
 * the edge. Names are placed in the given order.
 */
export function placeNames(
  names: readonly { star: number; text: string }[],
  spots: readonly Spot[],
  lines: readonly (readonly [Spot, Spot])[],
  discs: readonly Disc[],
  size: { width: number; height: number },
): Label[] {
  const boxes: Box[] = [];
  return names.flatMap(({ star, text }) => {
    const spot = spots[star];
    if (!spot) return [];
    const width = widthOf(text);
    const own = discs.reduce((most, { x, y, r }) => (x === spot.x && y === spot.y ? Math.max(most, r) : most), 6);
    let best: { box: Box; cost: number } | null = null;
    PLACES.forEach(([dx, dy], rank) => {
      const box = boxAt(spot, dx, dy, width, own);
      const cost = costOf(box, spot, rank, lines, discs, boxes, size);
      if (!best || cost < best.cost) best = { box, cost };
    });
    const { box } = best ?? { box: boxAt(spot, 1, 0, width, own) };
    boxes.push(box);
    return [{ star, text, x: (box.left + box.right) / 2, y: box.bottom - 4, width }];
  });
}

function boxAt(spot: Spot, dx: number, dy: number, width: number, own: number): Box {
  const gap = own + 4;
  const x = spot.x + dx * gap + (Math.sign(dx) * width) / 2;
  const y = spot.y + dy * gap + (dy === 0 ? 0 : (Math.sign(dy) * HEIGHT) / 2) * (dx === 0 ? 1 : 0.5);
  return { left: x - width / 2, right: x + width / 2, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
}

function costOf(
  box: Box,
  spot: Spot,
  rank: number,
  lines: readonly (readonly [Spot, Spot])[],
  discs: readonly Disc[],
  boxes: readonly Box[],
  { width, height }: { width: number; height: number },
): number {
  let cost = rank * 0.6;
  const out = Math.max(0, 2 - box.left) + Math.max(0, box.right - width + 2) + Math.max(0, 2 - box.top) + Math.max(0, box.bottom - height + 2);
  cost += out * 12;
  for (const disc of discs) if (disc.x !== spot.x || disc.y !== spot.y) cost += touches(box, disc) ? 40 : 0;
  for (const other of boxes) cost += meets(box, other) ? 60 : 0;
  for (const [from, to] of lines) cost += crosses(box, from, to) ? 9 : 0;
  return cost;
}

function touches(box: Box, { x, y, r }: Disc): boolean {
  const [dx, dy] = [x - Math.min(box.right, Math.max(box.left, x)), y - Math.min(box.bottom, Math.max(box.top, y))];
  return dx * dx + dy * dy < r * r;
}

function meets(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns whether a line crosses a box, sampled in small steps. */
function crosses(box: Box, from: Spot, to: Spot): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
  for (let at = 0; at <= steps; at += 1) {
    const [x, y] = [from.x + ((to.x - from.x) * at) / steps, from.y + ((to.y - from.y) * at) / steps];
    if (x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 2) return true;
  }
  return false;
}

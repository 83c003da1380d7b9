import type { AstraStar } from '../../bindings';
import type { Spot } from './atlas';
import type { StarPrice } from './reach';

/** A price beside a star. That of the next step lies on the ring around it, a later one beside the star. */
export type Price = { star: AstraStar; price: number; next: boolean; at: Spot };

/** The positions around a star, those above it first. */
const CORNERS = [
  [0.72, -0.72], [-0.72, -0.72], [0.72, 0.72], [-0.72, 0.72], [0, -1], [1, 0], [-1, 0], [0, 1],
] as const;

/** Places each price at a corner of its star that no line crosses and no other star occupies. */
export function placePrices(
  reach: ReadonlyMap<AstraStar, StarPrice>,
  spots: readonly Spot[],
  lines: readonly (readonly [AstraStar, AstraStar])[],
  { width, height }: { width: number; height: number },
): Price[] {
  const taken: Spot[] = [];
  return [...reach].flatMap(([star, { steps, price }]) => {
    const spot = spots[star];
    if (!spot || price === null) return [];
    const next = steps === 1;
    const far = next ? 24 : 18;
    const ways = lines.flatMap(([one, other]) => (one === star ? [spots[other]] : other === star ? [spots[one]] : []));
    let best: { at: Spot; cost: number } | null = null;
    CORNERS.forEach(([dx, dy], rank) => {
      const at = { x: spot.x + dx * far, y: spot.y + dy * far };
      let cost = rank * 0.1;
      for (const way of ways) {
        if (!way) continue;
        const long = Math.hypot(way.x - spot.x, way.y - spot.y) || 1;
        const along = (dx * (way.x - spot.x) + dy * (way.y - spot.y)) / long / Math.hypot(dx, dy);
        if (along > 0.75) cost += (along - 0.75) * 20;
      }
      spots.forEach((other, i) => {
        if (i !== star && Math.hypot(other.x - at.x, other.y - at.y) < 22) cost += 6;
      });
      for (const other of taken) if (Math.hypot(other.x - at.x, other.y - at.y) < 24) cost += 8;
      if (at.x < 12 || at.y < 12 || at.x > width - 12 || at.y > height - 12) cost += 20;
      if (!best || cost < best.cost) best = { at, cost };
    });
    const at = (best as { at: Spot } | null)?.at ?? spot;
    taken.push(at);
    return [{ star, price, next, at }];
  });
}

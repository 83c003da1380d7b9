import type { CardgoGroup, CardgoMove, CardgoPoint, CardgoView } from '../../bindings';

type Groups = ReadonlyMap<CardgoPoint, CardgoGroup>;

/** Points where a stone can be placed. */
export function openPoints(moves: CardgoMove[]): ReadonlySet<CardgoPoint> {
  return new Set(moves.flatMap((move) => (move.kind === 'play' ? [move.point] : [])));
}

/** Groups by each of their stones, while they are marked. */
export function groupsByStone({ groups }: CardgoView): Groups {
  return new Map(groups.flatMap((group) => group.stones.map((stone) => [stone, group])));
}

/** Stones that count as taken off. */
export function deadStones({ score }: CardgoView): ReadonlySet<CardgoPoint> {
  return new Set(score?.dead);
}

/** Points that moves are about: a stone's, or those of a group to be marked. */
export function pointsOf(moves: CardgoMove[], groups: Groups): ReadonlySet<CardgoPoint> {
  const points = moves.flatMap((move) => {
    if (move.kind === 'play') return [move.point];
    return move.kind === 'mark' ? (groups.get(move.point)?.stones ?? [move.point]) : [];
  });
  return new Set(points);
}

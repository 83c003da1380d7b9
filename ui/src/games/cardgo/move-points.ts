import type { CardgoCard, CardgoGroup, CardgoMove, CardgoPoint, CardgoView } from '../../bindings';
import { letter, type CardgoLine } from './point-names';

type Groups = ReadonlyMap<CardgoPoint, CardgoGroup>;

/** Returns the points where a stone can be placed. */
export function openPoints(moves: CardgoMove[]): ReadonlySet<CardgoPoint> {
  return new Set(moves.flatMap((move) => (move.kind === 'play' ? [move.point] : [])));
}

/** Returns the groups by each of their stones. */
export function groupsByStone({ groups }: CardgoView): Groups {
  return new Map(groups.flatMap((group) => group.stones.map((stone) => [stone, group])));
}

/** Returns the stones counted as dead. */
export function deadStones({ score }: CardgoView): ReadonlySet<CardgoPoint> {
  return new Set(score?.dead);
}

/** Returns the points that moves concern: of a stone, or of the groups to be marked. */
export function pointsOf(moves: CardgoMove[], groups: Groups): ReadonlySet<CardgoPoint> {
  const points = moves.flatMap((move) => {
    if (move.kind === 'play') return [move.point];
    return move.kind === 'mark' ? (groups.get(move.point)?.stones ?? [move.point]) : [];
  });
  return new Set(points);
}

/** Returns all stones of the groups that moves mark. */
export function markedBy(moves: readonly CardgoMove[], group: (point: CardgoPoint) => CardgoGroup | undefined): ReadonlySet<CardgoPoint> {
  return new Set(moves.flatMap((move) => (move.kind === 'mark' ? (group(move.point)?.stones ?? []) : [])));
}

/** Returns the points that can be targeted, named or noted. */
export function targetsOf(moves: CardgoMove[]): ReadonlySet<CardgoPoint> {
  return new Set(moves.flatMap((move) => (move.kind === 'target' ? [move.point] : [])));
}

/** Returns the lines that can be targeted. */
export function linesOf(moves: CardgoMove[]): ReadonlySet<CardgoLine> {
  return new Set(moves.flatMap((move) => (move.kind === 'line' ? [move.line] : [])));
}

/** Returns the empty points that a card currently forbids to play on; the person's own trap is marked differently. */
export function bannedPoints({ phase, cards }: CardgoView): ReadonlySet<CardgoPoint> {
  const lasting = phase.kind === 'playing' ? (cards?.lasting ?? null) : null;
  return new Set(lasting === null || lasting.card === 'trap' ? [] : lasting.banned);
}

/** Returns the union of two sets of points. */
export function together(some: Iterable<CardgoPoint>, others: Iterable<CardgoPoint>): ReadonlySet<CardgoPoint> {
  return new Set([...some, ...others]);
}

/** Returns the column and the row a point lies on. */
export function linesThrough(point: CardgoPoint): CardgoLine[] {
  return [point.charAt(0), point.slice(1)];
}

/** Returns every point of the lines. */
export function pointsOfLines(lines: CardgoLine[], size: number): CardgoPoint[] {
  const along = Array.from({ length: size }, (_, i) => i);
  return lines.flatMap((line) =>
    isColumn(line) ? along.map((row) => `${line}${row + 1}`) : along.map((column) => `${letter(column)}${line}`),
  );
}

/** Returns whether a line is a column. Columns are letters, rows are numbers. */
export function isColumn(line: CardgoLine): boolean {
  return /^\D/.test(line);
}

/** Returns whether the order of Lantern's cards equals the chosen one; missing cards count as empty places. */
export function sameOrder(order: readonly (CardgoCard | null)[], chosen: readonly (CardgoCard | undefined)[]): boolean {
  return order.every((card, i) => card === (chosen[i] ?? null));
}

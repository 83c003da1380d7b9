import type { CardgoCard, CardgoGroup, CardgoMove, CardgoPoint, CardgoView } from '../../bindings';
import { letter, type CardgoLine } from './points';

type Groups = ReadonlyMap<CardgoPoint, CardgoGroup>;

/** Points where a stone can be placed. */
export function openPoints(moves: CardgoMove[]): ReadonlySet<CardgoPoint> {
  return new Set(moves.flatMap((move) => (move.kind === 'play' ? [move.point] : [])));
}

/** Groups by each of their stones. */
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

/** All stones of the groups that moves mark. */
export function markedBy(moves: readonly CardgoMove[], group: (point: CardgoPoint) => CardgoGroup | undefined): ReadonlySet<CardgoPoint> {
  return new Set(moves.flatMap((move) => (move.kind === 'mark' ? (group(move.point)?.stones ?? []) : [])));
}

/** Points that can be aimed at, named or noted. */
export function targetsOf(moves: CardgoMove[]): ReadonlySet<CardgoPoint> {
  return new Set(moves.flatMap((move) => (move.kind === 'target' ? [move.point] : [])));
}

/** Lines that can be aimed at. */
export function linesOf(moves: CardgoMove[]): ReadonlySet<CardgoLine> {
  return new Set(moves.flatMap((move) => (move.kind === 'line' ? [move.line] : [])));
}

/** Empty points where a card lets nobody play now; an own trap is marked otherwise. */
export function bannedPoints({ phase, cards }: CardgoView): ReadonlySet<CardgoPoint> {
  const lasting = phase.kind === 'playing' ? (cards?.lasting ?? null) : null;
  return new Set(lasting === null || lasting.card === 'trap' ? [] : lasting.banned);
}

/** Of two sets of points what is in either. */
export function together(some: Iterable<CardgoPoint>, others: Iterable<CardgoPoint>): ReadonlySet<CardgoPoint> {
  return new Set([...some, ...others]);
}

/** The column and the row a point lies on. */
export function linesThrough(point: CardgoPoint): CardgoLine[] {
  return [point.charAt(0), point.slice(1)];
}

/** Every point of some lines. */
export function pointsOfLines(lines: CardgoLine[], size: number): CardgoPoint[] {
  const along = Array.from({ length: size }, (_, i) => i);
  return lines.flatMap((line) =>
    isColumn(line) ? along.map((row) => `${line}${row + 1}`) : along.map((column) => `${letter(column)}${line}`),
  );
}

/** A line is written as its letter if it is a column, as its number if it is a row. */
export function isColumn(line: CardgoLine): boolean {
  return /^\D/.test(line);
}

/** An order for Lantern's cards, which leaves what there is too little for empty. */
export function sameOrder(order: readonly (CardgoCard | null)[], chosen: readonly (CardgoCard | undefined)[]): boolean {
  return order.every((card, i) => card === (chosen[i] ?? null));
}

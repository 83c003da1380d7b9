import { listed } from '../../../app/listed';
import type { CardgoColour, CardgoPointLine, CardgoRecordNode, CardgoSign, CardgoSpot, CardgoTreeNode } from '../../../bindings';
import { placeOf } from '../point-names';
import type { Place } from '../points';
import { stoneAt } from '../say';
import { words } from '../words';
import type { Tree } from './tree';
import { recordWords } from './words';

/** Returns the seat of a colour. */
export function seatOf(colour: CardgoColour): 0 | 1 {
  return colour === 'black' ? 0 : 1;
}

/** Returns the point of a node's move; null for a pass or a node without a move. */
export function pointOf({ colour, label }: CardgoTreeNode): CardgoSpot | null {
  return colour !== null && /^[A-Z]{1,2}\d+$/.test(label) ? label : null;
}

/** Describes the current position after a step, for screen readers. */
export function sayWhere(tree: Tree, seen: CardgoRecordNode): string {
  const { where, seat } = recordWords();
  const node = tree.nodes[seen.node];
  const parts: string[] = [];
  if (!node || node.parent === null) parts.push(where.start);
  else if (node.colour === null) parts.push(where.setUp);
  else {
    const colour = seat.colours[seatOf(node.colour)];
    const point = pointOf(node);
    parts.push(point === null ? where.pass(node.number, colour) : where.move(node.number, colour, point));
  }
  if (seen.notes.length > 0) parts.push(sentence(seen.notes.join(', ')));
  if (seen.children.length > 1) parts.push(where.ways(seen.children.length));
  else if (seen.children.length === 0 && seen.node > 0) parts.push(where.end);
  if (seen.comment !== '') parts.push(where.comment(seen.comment));
  return parts.join(' ');
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Returns the signs on each point; a file may contain a sign several times. */
export function signsOn({ marks }: CardgoRecordNode): Map<CardgoSpot, CardgoSign[]> {
  const on = new Map<CardgoSpot, CardgoSign[]>();
  for (const { point, sign } of marks) {
    const there = on.get(point);
    if (!there) on.set(point, [sign]);
    else if (there.every(({ kind }) => kind !== sign.kind)) there.push(sign);
  }
  return on;
}

/**
 * Returns the colours of the continuing stones by point if a node has several variations; a single continuation is not
 * shown.
 */
export function forksAt(tree: Tree, { children }: CardgoRecordNode): Map<CardgoSpot, 0 | 1> {
  const forks = new Map<CardgoSpot, 0 | 1>();
  if (children.length < 2) return forks;
  for (const child of children) {
    const node = tree.nodes[child];
    const point = node ? pointOf(node) : null;
    if (node?.colour && point !== null && !forks.has(point)) forks.set(point, seatOf(node.colour));
  }
  return forks;
}

/** What is drawn on a point besides a stone and its marks. */
type Beside = { signs: readonly CardgoSign[]; number: number | undefined; fork: boolean };

/** Describes a point for screen readers. */
export function sayPoint(seen: CardgoRecordNode, point: CardgoSpot, { signs, number, fork }: Beside): string {
  const { board } = words();
  const own = recordWords().board;
  const place: Place = placeOf(point, seen.rows.length);
  const stone = stoneAt(seen, place);
  return listed([
    point,
    stone === null ? board.empty : board.stone[stone],
    number === undefined ? null : own.number(number),
    seen.last === point ? board.last : null,
    ...signs.map(sayMark),
    ...seen.lines.flatMap((line) => sayLine(line, point)),
    seen.viewed !== null && !seen.viewed.includes(point) ? own.hidden : seen.dimmed.includes(point) ? own.dimmed : null,
    fork ? own.next : null,
  ]);
}

/** Describes a line at one of its ends: where it leads, or where it comes from. */
function sayLine({ from, to, arrow }: CardgoPointLine, point: CardgoSpot): string[] {
  const { line, arrowTo, arrowFrom } = recordWords().board;
  if (point === from) return [arrow ? arrowTo(to) : line(to)];
  return point === to ? [arrow ? arrowFrom(from) : line(from)] : [];
}

function sayMark(sign: CardgoSign): string {
  const { board } = recordWords();
  if (sign.kind === 'text') return board.label(sign.text);
  if (sign.kind === 'territory') return board.territory[seatOf(sign.colour)];
  return board.marks[sign.kind];
}

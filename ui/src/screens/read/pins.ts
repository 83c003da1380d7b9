import type { Label } from '../../bindings';

type Box = { left: number; top: number; width: number; height: number };

/** A numbered part of a picture: where its number stands, and the part itself, in the picture's own measure. */
export type Pin = { at: string; number: number; left: number; top: number; part: Box };

/** How wide a number is, and with the room round it; and how far the line round a part stands from it. */
const SIZE = 26;
const ROOM = 32;
const AROUND = 5;

/** Every label whose part is drawn, each number at a corner of its part where no other one stands. */
export function pinned(box: HTMLElement, labels: Label[]): Pin[] {
  const pins: Pin[] = [];
  for (const [i, { at }] of labels.entries()) {
    const part = partOf(box, at);
    if (!part) continue;
    const place = corners(part, box).find((corner) => pins.every((pin) => apart(pin, corner)));
    if (place) pins.push({ at, number: i + 1, ...place, part });
  }
  return pins;
}

/** What is marked with that name, as one box round all it holds; none if it isn't to be seen. */
function partOf(box: HTMLElement, at: string): Box | null {
  const outer = box.getBoundingClientRect();
  const marked = [...box.querySelectorAll(`[data-part="${CSS.escape(at)}"]`)];
  const parts = marked.flatMap(contents).map((part) => part.getBoundingClientRect());
  const seen = parts.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  const least = (side: number[]): number => Math.min(...side);
  const most = (side: number[]): number => Math.max(...side);
  const left = Math.max(least(seen.map((part) => part.left)) - AROUND, outer.left + 2);
  const top = Math.max(least(seen.map((part) => part.top)) - AROUND, outer.top + 2);
  const right = Math.min(most(seen.map((part) => part.right)) + AROUND, outer.right - 2);
  const bottom = Math.min(most(seen.map((part) => part.bottom)) + AROUND, outer.bottom - 2);
  if (right <= left || bottom <= top) return null;
  return { left: Math.round(left - outer.left), top: Math.round(top - outer.top), width: Math.round(right - left), height: Math.round(bottom - top) };
}

/** A part may be wider than what it holds: a hand of two cards is as wide as the table. */
function contents(part: Element): Element[] {
  const inner = part instanceof HTMLElement ? boxes(part) : [];
  return inner.length > 0 ? inner : [part];
}

/** What is drawn right within it: what only groups others has no box of its own. */
function boxes(part: Element): Element[] {
  const children = [...part.children].filter((child) => !child.matches('.unseen'));
  return children.flatMap((child) => (child.getClientRects().length > 0 ? [child] : boxes(child)));
}

/** Where a number may stand: on the corners of its part, then along its edges. */
function corners({ left, top, width, height }: Box, box: HTMLElement): { left: number; top: number }[] {
  const xs = [left, left + width, left + width / 2].map((x) => x - SIZE / 2);
  const ys = [top, top + height, top + height / 2].map((y) => y - SIZE / 2);
  const within = (at: number, room: number): number => Math.round(Math.min(Math.max(at, 0), room - SIZE));
  return ys.flatMap((y) => xs.map((x) => ({ left: within(x, box.clientWidth), top: within(y, box.clientHeight) })));
}

function apart(one: { left: number; top: number }, other: { left: number; top: number }): boolean {
  return Math.abs(one.left - other.left) >= ROOM || Math.abs(one.top - other.top) >= ROOM;
}

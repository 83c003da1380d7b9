import type { Label } from '../../bindings';

type Box = { left: number; top: number; width: number; height: number };

/** A numbered part of a drawing: the position of the number, and the part's box, both relative to the drawing. */
export type Pin = { at: string; number: number; left: number; top: number; part: Box };

/** Width of a number, width including its margin, and distance of a part's outline, in CSS pixels. */
const SIZE = 26;
const ROOM = 32;
const AROUND = 5;

/** Returns a pin for every label whose part is drawn, each number at a corner of its part where no other one is. */
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

/** Returns the bounding box of everything marked with that name; `null` if nothing is visible. */
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

/** Returns the content of a part, which may be narrower than the part: a hand of two cards is as wide as the table. */
function contents(part: Element): Element[] {
  const inner = part instanceof HTMLElement ? boxes(part) : [];
  return inner.length > 0 ? inner : [part];
}

/** Returns the elements drawn directly inside; an element that only groups others has no box of its own. */
function boxes(part: Element): Element[] {
  const children = [...part.children].filter((child) => !child.matches('.unseen'));
  return children.flatMap((child) => (child.getClientRects().length > 0 ? [child] : boxes(child)));
}

/** Returns the possible positions of a number: the corners of its part, then the middle of its edges. */
function corners({ left, top, width, height }: Box, box: HTMLElement): { left: number; top: number }[] {
  const xs = [left, left + width, left + width / 2].map((x) => x - SIZE / 2);
  const ys = [top, top + height, top + height / 2].map((y) => y - SIZE / 2);
  const within = (at: number, room: number): number => Math.round(Math.min(Math.max(at, 0), room - SIZE));
  return ys.flatMap((y) => xs.map((x) => ({ left: within(x, box.clientWidth), top: within(y, box.clientHeight) })));
}

function apart(one: { left: number; top: number }, other: { left: number; top: number }): boolean {
  return Math.abs(one.left - other.left) >= ROOM || Math.abs(one.top - other.top) >= ROOM;
}

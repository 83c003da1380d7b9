import type { ParbajView } from '../../bindings';

type Point = { x: number; y: number };
/** From an attacker's edge to that of whom it attacks, within the field, in CSS pixels. */
export type Arrow = { from: Point; to: Point };

/** Between the end of an arrow and what it leads to. */
const CLEAR = 3;

export function arrowsOf(view: ParbajView, felt: HTMLElement): Arrow[] {
  const all = felt.getBoundingClientRect();
  /** The middle of an edge of a card: the one that faces the other half. */
  const edge = (id: number, up: boolean): Point | null => {
    const box = felt.querySelector(`[data-permanent="${id}"]`)?.getBoundingClientRect();
    return box ? { x: box.left + box.width / 2 - all.left, y: (up ? box.top : box.bottom) - all.top } : null;
  };
  return view.attacks.flatMap(({ attacker, target }) => {
    const up = view.permanents.find(({ id }) => id === attacker)?.master === view.seat;
    const from = edge(attacker, up);
    if (!from) return [];
    if (target.kind === 'permanent') {
      const to = edge(target.permanent, !up);
      return to ? [{ from, to: { x: to.x, y: to.y + (up ? CLEAR : -CLEAR) } }] : [];
    }
    // A player's plate stands beyond the field.
    return [{ from, to: { x: from.x, y: up ? 0 : all.height } }];
  });
}

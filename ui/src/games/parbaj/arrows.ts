import { boxOnPage } from '../../app/turned-page.svelte';
import type { ParbajView } from '../../bindings';

type Point = { x: number; y: number };
/** A line from an attacker's edge to the edge of its target, relative to the board, in CSS pixels. */
export type Arrow = { from: Point; to: Point };

/** Distance between an arrow's end and its target. */
const CLEAR = 3;

/** Returns an arrow for every attack whose cards are visible. */
export function arrowsOf(view: ParbajView, felt: HTMLElement): Arrow[] {
  const all = boxOnPage(felt);
  /** Returns the middle of the card's edge that faces the other half. */
  const edge = (id: number, up: boolean): Point | null => {
    const card = felt.querySelector(`[data-permanent="${id}"]`);
    const box = card && boxOnPage(card);
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
    // A player's plate lies outside the board.
    return [{ from, to: { x: from.x, y: up ? 0 : all.height } }];
  });
}

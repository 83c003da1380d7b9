import type { Choice, Looked } from './choice.svelte';

/** The card that a mouse is over, or that has the focus: in hand or in play; null where it is none of these. */
export function pointedAt(target: EventTarget | null, { view }: Choice): Looked | null {
  const slot = target instanceof Element ? target.closest<HTMLElement>('[data-place], [data-permanent]') : null;
  if (!slot) return null;
  const { place, permanent } = slot.dataset;
  if (place !== undefined) {
    const held = view.hand[Number(place)];
    return held ? { kind: 'hand', card: held.card, place: Number(place) } : null;
  }
  const it = view.permanents.find(({ id }) => id === Number(permanent));
  return it ? { kind: 'permanent', card: it.card, id: it.id } : null;
}

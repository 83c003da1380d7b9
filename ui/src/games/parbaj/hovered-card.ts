import type { Choice, ViewedCard } from './choice.svelte';

/** Returns the card under the mouse or with the focus, in hand or in play; null if it is neither. */
export function pointedAt(target: EventTarget | null, { view }: Choice): ViewedCard | null {
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

import type { ParbajHandCard } from '../../bindings';
import type { Choice } from './choice.svelte';
import { face } from './card';
import { words } from './words';

/** Returns the current cost of playing a hand card in short lines, without costs that are only known after a choice. */
export function costsOf({ view, me }: Choice, { card, price }: ParbajHandCard): string[] {
  const { cost, card: said } = words();
  const side = view.sides[me];
  if (!side) return [];
  const { x, life, builders, sacrifices, discards } = face(card);
  return [
    x ? null : price > side.vp ? said.missing(price - side.vp) : `✦ ${cost.then(side.vp, side.vp - price)}`,
    life > 0 ? `♥ ${cost.then(side.life, side.life - life)}` : null,
    builders > 0 ? cost.builders(builders) : null,
    sacrifices > 0 ? cost.sacrifices(sacrifices) : null,
    discards > 0 ? cost.discards(discards) : null,
  ].filter((line) => line !== null);
}

import { t } from '../../messages/index.svelte';
import { face, type MochiCard } from './card';

/** A card as a screen reader says it. */
export function sayCard(card: MochiCard): string {
  const { colour, value, effect } = face(card);
  const { mochi } = t();
  return mochi.card(mochi.colours[colour] ?? '', value, effect ? mochi.effects[effect] : null);
}

/** … without what it does, where it only says which one is meant. */
export function shortCard(card: MochiCard): string {
  const { colour, value } = face(card);
  return t().mochi.card(t().mochi.colours[colour] ?? '', value, null);
}

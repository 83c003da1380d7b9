import { wordsFrom } from '../../messages/index.svelte';
import { face, type MochiCard } from './card';
import type { MochiWords } from './messages.hu';

/** This table's phrases in the language now in use; reading it inside a component keeps it up to date. */
export const words = wordsFrom<MochiWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** A card as a screen reader says it. */
export function sayCard(card: MochiCard): string {
  const { colour, value, effect } = face(card);
  const { colours, effects, card: name } = words();
  return name(colours[colour] ?? '', value, effect ? effects[effect] : null);
}

/** … without what it does, where it only says which one is meant. */
export function shortCard(card: MochiCard): string {
  const { colour, value } = face(card);
  return words().card(words().colours[colour] ?? '', value, null);
}

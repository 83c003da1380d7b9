import { wordsFrom } from '../../messages/index.svelte';
import { face, type MochiCard } from './card';
import type { MochiWords } from './messages.hu';

/** The texts of this game in the current language. A component that reads them updates when the language changes. */
export const words = wordsFrom<MochiWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** Returns the spoken name of a card. */
export function sayCard(card: MochiCard): string {
  const { colour, value, effect } = face(card);
  const { colours, effects, card: name } = words();
  return name(colours[colour] ?? '', value, effect ? effects[effect] : null);
}

/** Returns the spoken name of a card without its effect, for use where the name only identifies it. */
export function shortCard(card: MochiCard): string {
  const { colour, value } = face(card);
  return words().card(words().colours[colour] ?? '', value, null);
}

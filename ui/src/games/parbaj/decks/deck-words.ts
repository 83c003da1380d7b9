import { wordsFrom } from '../../../messages/index.svelte';
import type { ParbajDeckWords } from './decks.hu';

/**
 * The texts of the deck builder in the current language. A component that reads them updates when the language changes.
 */
export const deckWords = wordsFrom<ParbajDeckWords>({
  hu: () => import('./decks.hu'),
  en: () => import('./decks.en'),
});

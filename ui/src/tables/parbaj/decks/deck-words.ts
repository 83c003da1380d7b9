import { wordsFrom } from '../../../messages/index.svelte';
import type { ParbajDeckWords } from './decks.hu';

/** Phrases of the deck builder; reading it inside a component keeps it up to date. */
export const deckWords = wordsFrom<ParbajDeckWords>({
  hu: () => import('./decks.hu'),
  en: () => import('./decks.en'),
});

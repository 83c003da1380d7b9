import { wordsFrom } from '../../messages/index.svelte';
import type { EndingWords } from './messages.hu';

/** Phrases for the end of a game; reading it inside a component keeps it up to date. */
export const words = wordsFrom<EndingWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

import { wordsFrom } from '../../messages/index.svelte';
import type { ReadWords } from './messages.hu';

/** Phrases for what is read about a table; reading it inside a component keeps it up to date. */
export const words = wordsFrom<ReadWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

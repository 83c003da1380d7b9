import { wordsFrom } from '../../messages/index.svelte';
import type { SavedWords } from './messages.hu';

/** Phrases for kept tables and for what leaves the app and comes back; reading it inside a component keeps it up to date. */
export const words = wordsFrom<SavedWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

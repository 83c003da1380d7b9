import { wordsFrom } from '../../../messages/index.svelte';
import type { SgfWords } from './messages.hu';

/** Phrases for games as files; reading it inside a component keeps it up to date. */
export const words = wordsFrom<SgfWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

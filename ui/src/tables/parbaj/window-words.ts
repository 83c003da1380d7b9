import { wordsFrom } from '../../messages/index.svelte';
import type { ParbajWindowWords } from './messages.windows.hu';

/** Phrases about windows, in the language now in use. */
export const windowWords = wordsFrom<ParbajWindowWords>({
  hu: () => import('./messages.windows.hu'),
  en: () => import('./messages.windows.en'),
});

import { wordsFrom } from '../../messages/index.svelte';
import type { ParbajStopWords } from './stop-names.hu';

/** Where one is asked, in the language now in use. */
export const stopWords = wordsFrom<ParbajStopWords>({
  hu: () => import('./stop-names.hu'),
  en: () => import('./stop-names.en'),
});

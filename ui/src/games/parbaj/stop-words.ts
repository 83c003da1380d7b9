import { wordsFrom } from '../../messages/index.svelte';
import type { ParbajStopWords } from './stop-names.hu';

/** The texts about stops in the current language. */
export const stopWords = wordsFrom<ParbajStopWords>({
  hu: () => import('./stop-names.hu'),
  en: () => import('./stop-names.en'),
});

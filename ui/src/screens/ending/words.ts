import { wordsFrom } from '../../messages/index.svelte';
import type { EndingWords } from './messages.hu';

/** Texts for the end of a game; reactive when read inside a component. */
export const words = wordsFrom<EndingWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

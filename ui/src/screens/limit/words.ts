import { wordsFrom } from '../../messages/index.svelte';
import type { LimitWords } from './messages.hu';

/** Texts for choosing a time limit; reactive when read inside a component. */
export const words = wordsFrom<LimitWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

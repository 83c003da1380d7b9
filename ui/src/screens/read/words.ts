import { wordsFrom } from '../../messages/index.svelte';
import type { ReadWords } from './messages.hu';

/** Texts of the reading pages; reactive when read inside a component. */
export const words = wordsFrom<ReadWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

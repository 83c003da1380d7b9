import { wordsFrom } from '../../messages/index.svelte';
import type { SavedWords } from './messages.hu';

/** Texts for kept tables, export and import; reactive when read inside a component. */
export const words = wordsFrom<SavedWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

import { wordsFrom } from '../../messages/index.svelte';
import type { PracticeWords } from './messages.hu';

/** Texts for learning from one's own games; reactive when read inside a component. */
export const words = wordsFrom<PracticeWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

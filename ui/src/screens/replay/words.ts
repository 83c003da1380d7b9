import { wordsFrom } from '../../messages/index.svelte';
import type { ReplayWords } from './messages.hu';

/** Texts of the replay; reactive when read inside a component. */
export const words = wordsFrom<ReplayWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

import { wordsFrom } from '../../messages/index.svelte';
import type { KeysWords } from './messages.hu';

/** Texts on keys; reactive when read inside a component. */
export const words = wordsFrom<KeysWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

import { wordsFrom } from '../../messages/index.svelte';
import type { HandoverWords } from './messages.hu';

/** Texts of several people at one device; reactive when read inside a component. */
export const words = wordsFrom<HandoverWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

import { wordsFrom } from '../../../messages/index.svelte';
import type { SgfWords } from './messages.hu';

/**
 * The texts about games as records in the current language. A component that reads them updates when the language
 * changes.
 */
export const words = wordsFrom<SgfWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

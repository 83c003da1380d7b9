import { wordsFrom } from '../../../messages/index.svelte';
import type { RecordWords } from './messages.hu';

/** The texts about records in the current language. A component that reads them updates when the language changes. */
export const recordWords = wordsFrom<RecordWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

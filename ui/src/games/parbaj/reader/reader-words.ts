import { wordsFrom } from '../../../messages/index.svelte';
import type { ReaderWords } from './reader.hu';

/**
 * The texts of the text reader in the current language. A component that reads them updates when the language changes.
 */
export const readerWords = wordsFrom<ReaderWords>({
  hu: () => import('./reader.hu'),
  en: () => import('./reader.en'),
});

import { wordsFrom } from '../../../messages/index.svelte';
import type { ReaderWords } from './reader.hu';

/** Phrases of the text reader; reading it inside a component keeps it up to date. */
export const readerWords = wordsFrom<ReaderWords>({
  hu: () => import('./reader.hu'),
  en: () => import('./reader.en'),
});

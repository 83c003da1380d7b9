import { wordsFrom } from '../../../messages/index.svelte';
import type { RecordWords } from './messages.hu';

/** Phrases for records of games; reading it inside a component keeps it up to date. */
export const recordWords = wordsFrom<RecordWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

import { wordsFrom } from '../../messages/index.svelte';
import type { ReplayWords } from './messages.hu';

/** Phrases for looking back at games; reading it inside a component keeps it up to date. */
export const words = wordsFrom<ReplayWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

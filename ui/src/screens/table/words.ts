import { wordsFrom } from '../../messages/index.svelte';
import type { TableWords } from './messages.hu';

/** Phrases for what is seldom asked at a table; reading it inside a component keeps it up to date. */
export const words = wordsFrom<TableWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

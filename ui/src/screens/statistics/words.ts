import { wordsFrom } from '../../messages/index.svelte';
import type { StatisticsWords } from './messages.hu';

/** Phrases for what was counted; reading it inside a component keeps it up to date. */
export const words = wordsFrom<StatisticsWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

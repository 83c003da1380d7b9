import { wordsFrom } from '../../messages/index.svelte';
import type { LimitWords } from './messages.hu';

/** The phrases for choosing a clock; reading it inside a component keeps it up to date. */
export const words = wordsFrom<LimitWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

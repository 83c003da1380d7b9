import { wordsFrom } from '../../messages/index.svelte';
import type { ClockWords } from './messages.hu';

/** The phrases of the clock; reading it inside a component keeps it up to date. */
export const words = wordsFrom<ClockWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

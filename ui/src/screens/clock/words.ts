import { wordsFrom } from '../../messages/index.svelte';
import type { ClockWords } from './messages.hu';

/** Texts of the clock; reactive when read inside a component. */
export const words = wordsFrom<ClockWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

import { wordsFrom } from '../../messages/index.svelte';
import type { StatisticsWords } from './messages.hu';

/** Texts of the statistics; reactive when read inside a component. */
export const words = wordsFrom<StatisticsWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

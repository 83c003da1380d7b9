import { wordsFrom } from '../../messages/index.svelte';
import type { TableWords } from './messages.hu';

/** Texts of a table's rarely used parts; reactive when read inside a component. */
export const words = wordsFrom<TableWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

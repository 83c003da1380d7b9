import { wordsFrom } from '../../messages/index.svelte';
import { tableWords } from '../../tables/words';
import type { AboutWords } from './messages.hu';

/** The phrases of the page about the app; reading it inside a component keeps it up to date. */
export const words = wordsFrom<AboutWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** Where a table's game comes from, in the language now in use. */
export const origin = tableWords((table) => table.origin);

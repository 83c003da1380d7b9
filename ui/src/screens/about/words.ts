import { wordsFrom } from '../../messages/index.svelte';
import { gameWords } from '../../games/words';
import type { AboutWords } from './messages.hu';

/** Texts of the page about the app; reactive when read inside a component. */
export const words = wordsFrom<AboutWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

/** Returns the origin of a game, in the current language. */
export const origin = gameWords((table) => table.origin);

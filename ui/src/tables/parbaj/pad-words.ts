import { wordsFrom } from '../../messages/index.svelte';
import type { ParbajPadWords } from './pad.hu';

/** Phrases of this table's score pad; reading it inside a component keeps it up to date. */
export const ownWords = wordsFrom<ParbajPadWords>({
  hu: () => import('./pad.hu'),
  en: () => import('./pad.en'),
});

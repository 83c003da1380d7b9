import { wordsFrom } from '../../messages/index.svelte';
import type { AstraPadWords } from './pad.hu';

/** Phrases of this table's score pad; reading it inside a component keeps it up to date. */
export const ownWords = wordsFrom<AstraPadWords>({
  hu: () => import('./pad.hu'),
  en: () => import('./pad.en'),
});

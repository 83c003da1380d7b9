import { wordsFrom } from '../../messages/index.svelte';
import type { MochiPadWords } from './pad.hu';

/**
 * The texts of the game's score pad in the current language. A component that reads them updates when the language
 * changes.
 */
export const ownWords = wordsFrom<MochiPadWords>({
  hu: () => import('./pad.hu'),
  en: () => import('./pad.en'),
});

import { wordsFrom } from '../../messages/index.svelte';
import type { PuzzleWords } from './messages.hu';

/** Texts of the puzzles; reactive when read inside a component. */
export const words = wordsFrom<PuzzleWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

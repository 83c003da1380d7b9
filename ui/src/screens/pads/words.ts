import { wordsFrom } from '../../messages/index.svelte';
import type { PadWords } from './messages.hu';

/** Texts of the score pads; reactive when read inside a component. */
export const words = wordsFrom<PadWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

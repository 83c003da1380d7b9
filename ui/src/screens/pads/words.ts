import { wordsFrom } from '../../messages/index.svelte';
import type { PadWords } from './messages.hu';

/** Phrases for score pads; reading it inside a component keeps it up to date. */
export const words = wordsFrom<PadWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

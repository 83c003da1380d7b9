import { wordsFrom } from '../../messages/index.svelte';
import type { KeysWords } from './messages.hu';

/** Phrases for what keys do; reading it inside a component keeps it up to date. */
export const words = wordsFrom<KeysWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

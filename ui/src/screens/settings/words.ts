import { wordsFrom } from '../../messages/index.svelte';
import type { SettingsWords } from './messages.hu';

/** The phrases that only the page of settings needs; reading it inside a component keeps it up to date. */
export const words = wordsFrom<SettingsWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

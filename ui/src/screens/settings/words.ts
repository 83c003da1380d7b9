import { wordsFrom } from '../../messages/index.svelte';
import type { SettingsWords } from './messages.hu';

/** Texts of the settings page alone; reactive when read inside a component. */
export const words = wordsFrom<SettingsWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

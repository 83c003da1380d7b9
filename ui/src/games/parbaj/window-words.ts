import { wordsFrom } from '../../messages/index.svelte';
import type { ParbajWindowWords } from './messages.windows.hu';

/** The texts about forecasts, automatic declining and explanations in the current language. */
export const windowWords = wordsFrom<ParbajWindowWords>({
  hu: () => import('./messages.windows.hu'),
  en: () => import('./messages.windows.en'),
});

import { wordsFrom } from '../../../messages/index.svelte';
import type { AnalysisWords } from './messages.hu';

/** Phrases of an analysis; reading it inside a component keeps it up to date. */
export const analysisWords = wordsFrom<AnalysisWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

import { wordsFrom } from '../../../messages/index.svelte';
import type { AnalysisWords } from './messages.hu';

/** The texts of the analysis in the current language. A component that reads them updates when the language changes. */
export const analysisWords = wordsFrom<AnalysisWords>({
  hu: () => import('./messages.hu'),
  en: () => import('./messages.en'),
});

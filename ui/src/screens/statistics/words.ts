import { language } from '../../messages/index.svelte';
import { en } from './messages.en';
import { hu, type StatisticsWords } from './messages.hu';

const LANGUAGES = { hu, en };

/** Phrases for what was counted; reading it inside a component keeps it up to date. */
export function words(): StatisticsWords {
  return LANGUAGES[language()];
}

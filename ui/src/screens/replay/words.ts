import { language } from '../../messages/index.svelte';
import { en } from './messages.en';
import { hu, type ReplayWords } from './messages.hu';

const LANGUAGES = { hu, en };

/** Phrases for looking back at games; reading it inside a component keeps it up to date. */
export function words(): ReplayWords {
  return LANGUAGES[language()];
}

import { language } from '../../messages/index.svelte';
import { en } from './messages.en';
import { hu, type SavedWords } from './messages.hu';

const LANGUAGES = { hu, en };

/** Phrases for kept tables and for what leaves the app and comes back; reading it inside a component keeps it up to date. */
export function words(): SavedWords {
  return LANGUAGES[language()];
}

import { language } from '../../messages/index.svelte';
import { en } from './messages.en';
import { hu, type SgfWords } from './messages.hu';

const LANGUAGES = { hu, en };

/** Phrases for games as files; reading it inside a component keeps it up to date. */
export function words(): SgfWords {
  return LANGUAGES[language()];
}

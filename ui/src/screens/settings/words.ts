import { language } from '../../messages/index.svelte';
import { en } from './messages.en';
import { hu, type SettingsWords } from './messages.hu';

const LANGUAGES = { hu, en };

/** The phrases that only the page of settings needs; reading it inside a component keeps it up to date. */
export function words(): SettingsWords {
  return LANGUAGES[language()];
}

import { language } from '../../messages/index.svelte';
import { en } from './messages.en';
import { hu, type PadWords } from './messages.hu';

const LANGUAGES = { hu, en };

/** Phrases for score pads; reading it inside a component keeps it up to date. */
export function words(): PadWords {
  return LANGUAGES[language()];
}

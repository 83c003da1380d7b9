import { keepAway, keepsake } from '../../../app/keepsakes.svelte';
import type { ParbajFormat } from '../../../bindings';

const KEPT = 'parbaj-format';

/** The format decks are checked for, a setting that applies to all decks and is kept over restarts. */
export const deskFormat = {
  get now(): ParbajFormat {
    return keepsake(KEPT) === 'tournament' ? 'tournament' : 'open';
  },

  set now(format: ParbajFormat) {
    keepAway(KEPT, format);
  },
};

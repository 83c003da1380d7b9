import { keepAway, keepsake } from '../../../app/keepsakes.svelte';
import type { ParbajFormat } from '../../../bindings';

const KEPT = 'parbaj-format';

/** By which bans decks are looked at: a wish of the person's, the same for every deck and after the next start. */
export const deskFormat = {
  get now(): ParbajFormat {
    return keepsake(KEPT) === 'tournament' ? 'tournament' : 'open';
  },

  set now(format: ParbajFormat) {
    keepAway(KEPT, format);
  },
};

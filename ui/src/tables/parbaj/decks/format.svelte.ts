import type { ParbajFormat } from '../../../bindings';

const KEPT = 'parbaj-format';

/** By which bans decks are looked at: a wish of the person's, the same for every deck and after the next start. */
class DeskFormat {
  #now: ParbajFormat = $state(read());

  get now(): ParbajFormat {
    return this.#now;
  }

  set now(format: ParbajFormat) {
    this.#now = format;
    try {
      localStorage.setItem(KEPT, format);
    } catch {
      // Then it is asked again next time.
    }
  }
}

function read(): ParbajFormat {
  try {
    return localStorage.getItem(KEPT) === 'tournament' ? 'tournament' : 'open';
  } catch {
    return 'open';
  }
}

export const deskFormat = new DeskFormat();

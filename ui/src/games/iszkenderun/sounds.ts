import { ownEvent } from '../../app/own-game';
import type { LogLine } from '../../bindings';
import type { Sound } from '../../sounds/kinds';

/** Returns the sound of a log line, or null. */
export function heard(line: LogLine): Sound | null {
  switch (ownEvent('iszkenderun', line)?.kind) {
    case 'played':
    case 'swapped':
    case 'banked':
      return 'laid';
    case 'drew':
    case 'exchanged':
    case 'roundStarted':
    case 'discarded':
    case 'taken':
    case 'stolen':
      return 'drawn';
    default:
      return null;
  }
}

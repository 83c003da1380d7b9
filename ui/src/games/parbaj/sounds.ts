import type { LogLine } from '../../bindings';
import type { Sound } from '../../sounds/kinds';
import { eventOf } from './typed-commands';

/** Returns the sound of a log line, or null. */
export function heard(line: LogLine): Sound | null {
  switch (eventOf(line)?.kind) {
    case 'played':
    case 'entered':
    case 'marched':
    case 'assigned':
      return 'laid';
    case 'drew':
    case 'dealt':
    case 'discarded':
    case 'left':
    case 'recovered':
      return 'drawn';
    default:
      return null;
  }
}

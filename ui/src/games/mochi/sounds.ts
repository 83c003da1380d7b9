import { ownEvent } from '../../app/own-game';
import type { LogLine } from '../../bindings';
import type { Sound } from '../../sounds/kinds';

/** Returns the sound of a log line, or null. */
export function heard(line: LogLine): Sound | null {
  switch (ownEvent('mochi', line)?.kind) {
    case 'pairPlayed':
    case 'inserted':
    case 'reserved':
      return 'laid';
    case 'drew':
    case 'passed':
    case 'roundStarted':
      return 'drawn';
    default:
      return null;
  }
}

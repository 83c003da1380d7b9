import { ownEvent } from '../../app/own-game';
import type { LogLine } from '../../bindings';
import type { Sound } from '../../sounds/kinds';

/** Returns the sound of a log line, or null; marking a star sounds like laying a stone, a discovery like taking one. */
export function heard(line: LogLine): Sound | null {
  switch (ownEvent('astra', line)?.kind) {
    case 'marked':
      return 'stone';
    case 'discovered':
      return 'captured';
    case 'displayed':
    case 'exchanged':
    case 'libraryTurned':
    case 'deckDiscarded':
      return 'drawn';
    case 'dieRolled':
    case 'setAside':
      return 'laid';
    default:
      return null;
  }
}

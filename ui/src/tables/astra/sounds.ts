import { ownEvent } from '../../app/own-game';
import type { LogLine } from '../../bindings';
import type { Sound } from '../../sounds/kinds';

/** What happens at this table, to the ear: a star is a stone laid, a discovery is one taken. */
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

import type { LogLine } from '../../bindings';
import type { Sound } from '../../sounds/kinds';
import { astraEvent } from './types';

/** What happens at this table, to the ear: a star is a stone laid, a discovery is one taken. */
export function heard(line: LogLine): Sound | null {
  switch (astraEvent(line).kind) {
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

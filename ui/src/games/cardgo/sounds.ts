import { ownEvent } from '../../app/own-game';
import type { LogLine } from '../../bindings';
import type { Sound } from '../../sounds/kinds';

/** Returns the sound of a log line, or null. */
export function heard(line: LogLine): Sound | null {
  const event = ownEvent('cardgo', line);
  switch (event?.kind) {
    case 'played':
    case 'leapt':
      return event.captured.length > 0 ? 'captured' : 'stone';
    case 'stonesPlaced':
    case 'pushed':
    case 'recoloured':
    case 'exchanged':
      return 'stone';
    case 'stoneRemoved':
    case 'lifelessRemoved':
      return 'captured';
    case 'announced':
    case 'countered':
      return 'laid';
    case 'drew':
    case 'given':
    case 'stolen':
      return 'drawn';
    default:
      return null;
  }
}

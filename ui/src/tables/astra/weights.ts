import { ownEvent } from '../../app/own-game';
import type { Weight } from '../../app/weights';
import type { LogLine, Seat } from '../../bindings';

/** How much what happens at this table matters to whoever sits at `me`. */
export function weigh(line: LogLine, me: Seat): Weight {
  const event = ownEvent('astra', line);
  switch (event?.kind) {
    case 'discovered':
    case 'itsBoon':
    case 'endTriggered':
    case 'nothingLeft':
    case 'libraryEmpty':
    case 'ended':
      return 'vital';
    case 'finalCardDealt':
    case 'gained':
      return event.seat === me ? 'vital' : 'usual';
    // What is seen there nobody else is told.
    case 'looked':
      return 'vital';
    case 'deckMade':
    case 'removed':
    case 'libraryMade':
    case 'libraryTurned':
    case 'libraryReshuffled':
    case 'focused':
    case 'aimed':
    case 'dreamAt':
    case 'noDream':
    case 'cleanedUp':
    case 'deckDiscarded':
      return 'routine';
    default:
      return 'usual';
  }
}

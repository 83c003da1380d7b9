import { ownEvent } from '../../app/own-game';
import type { Weight } from '../../app/weights';
import type { LogLine, Seat } from '../../bindings';

/** Rates how much a log line matters to the player at seat `me`. */
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
    // Only the person sees these cards.
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

/** Always false: decisions never affect the other side's cards. */
export function isDoneTo(): boolean {
  return false;
}

/** Always false: this game's log has no sections. */
export function isHeading(): boolean {
  return false;
}

import { ownEvent } from '../../app/own-game';
import type { Weight } from '../../app/weights';
import type { LogLine, Seat } from '../../bindings';

/** How much what happens at this table matters to whoever sits at `me`. */
export function weigh(line: LogLine, me: Seat): Weight {
  const event = ownEvent('mochi', line);
  switch (event?.kind) {
    case 'dealt':
    case 'roundStarted':
    case 'roundEnded':
    case 'gameEnded':
      return 'vital';
    case 'drew':
    case 'scored':
      return event.seat === me ? 'vital' : 'usual';
    // One answers to what the others lay.
    case 'pairPlayed':
      return event.seat === me ? 'usual' : 'vital';
    case 'passed':
      return event.to === me ? 'vital' : 'usual';
    case 'drawerChosen':
      return event.drawer === me ? 'vital' : 'usual';
    case 'turnPassed':
      return event.seat === me ? 'vital' : 'routine';
    case 'inserted':
    case 'kept':
      return event.seat === me ? 'usual' : 'routine';
    case 'declined':
    case 'lapsed':
    case 'effectChosen':
    case 'passSealed':
    case 'keepSealed':
    case 'newDeck':
      return 'routine';
    default:
      return 'usual';
  }
}

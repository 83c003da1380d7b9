import { ownEvent } from '../../app/own-game';
import type { Weight } from '../../app/weights';
import type { LogLine, Seat } from '../../bindings';

/** Rates how much a log line matters to the player at seat `me`. */
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
    // The person reacts to the pairs that others play.
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

/** Returns whether another player's decision affected seat `me`. */
export function isDoneTo(line: LogLine, me: Seat): boolean {
  const event = ownEvent('mochi', line);
  return line.seat !== me && ((event?.kind === 'passed' && event.to === me) || (event?.kind === 'drawerChosen' && event.drawer === me));
}

/** Returns whether a log line starts a new section of the log. */
export function isHeading(line: LogLine): boolean {
  return ownEvent('mochi', line)?.kind === 'roundStarted';
}

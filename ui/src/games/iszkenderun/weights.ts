import { ownEvent } from '../../app/own-game';
import type { Weight } from '../../app/weights';
import type { LogLine, Seat } from '../../bindings';

/** Rates how much a log line matters to the player at seat `me`. */
export function weigh(line: LogLine, me: Seat): Weight {
  const event = ownEvent('iszkenderun', line);
  switch (event?.kind) {
    case 'trumpTurned':
    case 'trumpChanged':
    case 'roundStarted':
    case 'roundEnded':
    case 'gameEnded':
      return 'vital';
    case 'dealt':
      return event.seat === me ? 'vital' : 'routine';
    case 'drew':
    case 'shown':
    case 'placed':
    case 'awarded':
    case 'protectionEnded':
      return event.seat === me ? 'vital' : 'usual';
    case 'played':
    case 'taken':
    case 'stolen':
      return event.row === me && event.seat !== me ? 'vital' : 'usual';
    case 'rowClosed':
    case 'rowOpened':
    case 'discarded':
    case 'tokensAdded':
      return event.row === me ? 'vital' : 'usual';
    case 'swapped':
      return event.oneRow === me || event.otherRow === me ? 'vital' : 'usual';
    // Available on the plates on demand.
    case 'totals':
    case 'extraPaid':
    case 'newDrawPile':
    case 'pilesShuffled':
    case 'rowsCleared':
      return 'routine';
    default:
      return 'usual';
  }
}

/** Returns whether another player's decision affected the row of seat `me`. */
export function isDoneTo(line: LogLine, me: Seat): boolean {
  if (line.seat === null || line.seat === me) return false;
  const event = ownEvent('iszkenderun', line);
  switch (event?.kind) {
    case 'played':
    case 'taken':
    case 'stolen':
    case 'rowClosed':
    case 'rowOpened':
    case 'discarded':
    case 'tokensAdded':
      return event.row === me;
    case 'swapped':
      return event.oneRow === me || event.otherRow === me;
    default:
      return false;
  }
}

/** Returns whether a log line starts a new section of the log. */
export function isHeading(line: LogLine): boolean {
  return ownEvent('iszkenderun', line)?.kind === 'roundStarted';
}

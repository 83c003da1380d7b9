import { ownEvent } from '../../app/own-game';
import type { Weight } from '../../app/weights';
import type { LogLine, Seat } from '../../bindings';

/** How much what happens at this table matters to whoever sits at `me`. */
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
    // Whoever asks for them finds them on the plates.
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

import { ownEvent } from '../../app/own-game';
import type { Weight } from '../../app/weights';
import type { LogLine, Seat } from '../../bindings';

/** Rates how much a log line matters to the player at seat `me`. */
export function weigh(line: LogLine, me: Seat): Weight {
  const event = ownEvent('cardgo', line);
  switch (event?.kind) {
    case 'started':
    case 'countered':
    case 'trapSprung':
    case 'handsDiscarded':
    case 'ordinaryGo':
    case 'stopped':
    case 'scored':
    case 'ended':
      return 'vital';
    case 'drew':
    case 'given':
    case 'giftLost':
    case 'withoutEffect':
    case 'moveLost':
      return event.seat === me ? 'vital' : 'usual';
    case 'played':
    case 'passed':
    case 'announced':
    case 'stonesPlaced':
    case 'leapt':
    case 'pushed':
    case 'stoneRemoved':
    case 'recoloured':
    case 'exchanged':
    case 'lifelessRemoved':
    case 'lastingBegan':
    case 'stolen':
    case 'named':
    case 'chosen':
    case 'marked':
    case 'agreed':
    case 'resumed':
      return event.seat === me ? 'usual' : 'vital';
    case 'deckShuffled':
    case 'letHappen':
    case 'looked':
    case 'arranged':
      return 'routine';
    default:
      return 'usual';
  }
}

/** Returns whether the opponent's decision affected seat `me`. */
export function isDoneTo(line: LogLine, me: Seat): boolean {
  if (line.seat === null || line.seat === me) return false;
  const event = ownEvent('cardgo', line);
  switch (event?.kind) {
    case 'played':
      return event.captured.length > 0;
    case 'countered':
    case 'trapSprung':
    case 'stoneRemoved':
    case 'recoloured':
    case 'exchanged':
    case 'stolen':
      return true;
    case 'moveLost':
    case 'given':
      return event.seat === me;
    default:
      return false;
  }
}

/** Always false: this game's log has no sections. */
export function isHeading(): boolean {
  return false;
}

import type { Weight } from '../../app/weights';
import type { LogLine, Seat } from '../../bindings';
import { eventOf } from './typed-commands';

/** Rates how much a log line matters to the player at seat `me`. */
export function weigh(line: LogLine, me: Seat): Weight {
  const event = eventOf(line);
  switch (event?.kind) {
    case 'starts':
    case 'control':
    case 'ended':
      return 'vital';
    case 'dealt':
    case 'turnBegan':
    case 'drew':
    case 'nothingToDraw':
    case 'tooFew':
    case 'life':
    case 'vp':
    case 'burdened':
    case 'prevented':
    case 'temporaryUnpaid':
    case 'toVoid':
      return event.seat === me ? 'vital' : 'usual';
    case 'played':
    case 'used':
      return event.seat === me ? 'usual' : 'vital';
    case 'assigned':
      return line.seat === me ? 'usual' : 'vital';
    case 'damaged':
      return event.target.kind === 'player' && event.target.seat === me ? 'vital' : 'usual';
    case 'left':
      return event.master === me || event.owner === me ? 'vital' : 'usual';
    case 'discarded':
      if (event.why === 'spent') return 'routine';
      return event.seat === me && event.why !== 'cost' ? 'vital' : 'usual';
    case 'income':
      return event.reason === 'turn' ? 'routine' : 'usual';
    case 'declined':
    case 'phaseBegan':
    case 'turnEnded':
    case 'allActive':
    case 'allHealed':
    case 'paid':
    case 'kept':
    case 'ordered':
    case 'conditionMet':
    case 'advantageHeld':
    case 'advantageMissed':
    case 'reckoned':
    case 'wentHome':
      return 'routine';
    default:
      return 'usual';
  }
}

/** Returns whether the opponent's decision affected seat `me` or one of its permanents. */
export function isDoneTo(line: LogLine, me: Seat): boolean {
  if (line.seat === null || line.seat === me) return false;
  const event = eventOf(line);
  switch (event?.kind) {
    case 'life':
    case 'burdened':
    case 'prevented':
      return event.seat === me;
    case 'damaged':
      return event.target.kind === 'player' && event.target.seat === me;
    case 'control':
      return true;
    case 'discarded':
      return event.seat === me && event.why !== 'spent';
    case 'left':
      return event.master === me;
    default:
      return false;
  }
}

/** Returns whether a log line starts a new section of the log. */
export function isHeading(line: LogLine): boolean {
  return eventOf(line)?.kind === 'turnBegan';
}

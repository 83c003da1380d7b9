import type { LogLine, Seat } from '../bindings';
import type { Weigh } from './weights';

/**
 * Returns the lines since the last decision of the seat `me`, newest last, without routine lines; if there are none,
 * the last line that isn't routine. A decision with a routine line doesn't count as that seat's own.
 */
export function eventsSinceOwnMove(log: readonly LogLine[], me: Seat, weigh: Weigh): LogLine[] {
  const counts = (line: LogLine) => weigh(line, me) !== 'routine';
  const own = log.findLastIndex((line) => line.seat === me && counts(line));
  const since = log.slice(own + 1).filter(counts);
  if (since.length > 0) return since;
  const last = log.findLast(counts);
  return last ? [last] : [];
}

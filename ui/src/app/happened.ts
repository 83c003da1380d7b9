import type { LogLine, Seat } from '../bindings';
import type { Weigh } from './weights';

/**
 * What has happened since the decision that whoever sits at `me` made last, newest last, but for what passes by itself;
 * where nothing has, the last line that doesn't.
 */
export function happenedSince(log: readonly LogLine[], me: Seat, weigh: Weigh): LogLine[] {
  const own = log.findLastIndex((line) => line.seat === me);
  const counts = (line: LogLine) => weigh(line, me) !== 'routine';
  const since = log.slice(own + 1).filter(counts);
  if (since.length > 0) return since;
  const last = log.findLast(counts);
  return last ? [last] : [];
}

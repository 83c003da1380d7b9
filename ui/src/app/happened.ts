import type { LogLine, Seat } from '../bindings';
import type { Weigh } from './weights';

/**
 * What has happened since the decision that whoever sits at `me` made last, newest last, but for what passes by itself;
 * where nothing has, the last line that doesn't. A decision that only lets things pass isn't one of theirs.
 */
export function happenedSince(log: readonly LogLine[], me: Seat, weigh: Weigh): LogLine[] {
  const counts = (line: LogLine) => weigh(line, me) !== 'routine';
  const own = log.findLastIndex((line) => line.seat === me && counts(line));
  const since = log.slice(own + 1).filter(counts);
  if (since.length > 0) return since;
  const last = log.findLast(counts);
  return last ? [last] : [];
}

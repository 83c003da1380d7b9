import type { LogLine, Seat } from '../bindings';
import type { Weights } from './weights';

/** A part of a log as laid out: a single line, or a run of routine lines that can be unfolded. */
export type LogPart = { kind: 'heading' | 'line'; line: LogLine; turn: boolean; done: boolean } | { kind: 'run'; lines: LogLine[] };

/** Smallest number of routine lines in a row that is folded: a single one takes no more space than its fold. */
const FOLDED = 2;

/**
 * Splits a log into parts, in order. The newest line is never folded, because a log is opened for it. `turn`: another
 * seat decides from here on; `done`: it was done to the seat `me`.
 */
export function logParts(log: readonly LogLine[], me: Seat, weights: Weights | null): LogPart[] {
  const parts: LogPart[] = [];
  let run: LogLine[] = [];
  let before: LogLine | null = null;

  const put = (line: LogLine) => {
    const kind = weights?.isHeading(line) ? 'heading' : 'line';
    parts.push({ kind, line, turn: before !== null && before.seat !== line.seat, done: weights?.isDoneTo(line, me) ?? false });
    before = line;
  };
  const close = () => {
    if (run.length < FOLDED) run.forEach(put);
    else {
      parts.push({ kind: 'run', lines: run });
      before = run.at(-1) ?? before;
    }
    run = [];
  };

  for (const [at, line] of log.entries()) {
    const isFolded = weights !== null && at < log.length - 1 && !weights.isHeading(line) && weights.weigh(line, me) === 'routine';
    if (isFolded) run.push(line);
    else {
      close();
      put(line);
    }
  }
  close();
  return parts;
}

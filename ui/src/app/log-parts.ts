import type { LogLine, Seat } from '../bindings';
import type { Weights } from './weights';

/** Lines of a log as they are laid out: one by one, or a run of routine ones that unfolds. */
export type LogPart = { kind: 'heading' | 'line'; line: LogLine; turn: boolean; done: boolean } | { kind: 'run'; lines: LogLine[] };

/** So many routine lines in a row are folded: a single one takes no more room than its fold. */
const FOLDED = 2;

/**
 * A log in parts, in its order. The newest line is never folded: it is what one opens a log for. `turn`: somebody else
 * decides from here on; `done`: it was done to whoever sits at `me`.
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

import type { ClockView } from '../../bindings';

/** The clock's display: milliseconds until the next change, and the periods left now. */
export type TimeLeft = { ms: number; periods: number; main: boolean };

/** Returns what is left after the given thinking time for a decision, by the same calculation as in the house. */
export function left({ mainMs, periods, periodMs }: ClockView, spentMs: number): TimeLeft {
  if (spentMs < mainMs) return { ms: mainMs - spentMs, periods, main: true };
  const over = spentMs - mainMs;
  const used = periods > 0 ? Math.floor(over / periodMs) : 0;
  if (used >= periods) return { ms: 0, periods: 0, main: periods === 0 };
  return { ms: periodMs - (over % periodMs), periods: periods - used, main: false };
}

/** Returns whether nothing follows the time now running. */
export function isLast({ main, periods }: TimeLeft): boolean {
  return main ? periods === 0 : periods === 1;
}

/** Returns whole seconds, rounded up. */
export function seconds({ ms }: TimeLeft): number {
  return Math.ceil(ms / 1000);
}

/** Returns the display form, `12:05`. */
export function figures(now: TimeLeft): string {
  const all = seconds(now);
  return `${String(Math.floor(all / 60))}:${String(all % 60).padStart(2, '0')}`;
}

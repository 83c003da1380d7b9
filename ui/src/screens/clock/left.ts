import type { ClockView } from '../../bindings';

/** What shows of a clock: so many milliseconds until something changes, and how many periods there are by now. */
export type Left = { ms: number; periods: number; main: boolean };

/** What is left once so much has been thought about a decision, as the house reckons it. */
export function left({ mainMs, periods, periodMs }: ClockView, spentMs: number): Left {
  if (spentMs < mainMs) return { ms: mainMs - spentMs, periods, main: true };
  const over = spentMs - mainMs;
  const used = periods > 0 ? Math.floor(over / periodMs) : 0;
  if (used >= periods) return { ms: 0, periods: 0, main: periods === 0 };
  return { ms: periodMs - (over % periodMs), periods: periods - used, main: false };
}

/** Nothing comes after what is running now. */
export function isLast({ main, periods }: Left): boolean {
  return main ? periods === 0 : periods === 1;
}

/** Whole seconds: what has begun still counts. */
export function seconds({ ms }: Left): number {
  return Math.ceil(ms / 1000);
}

/** As a clock writes it: `12:05`. */
export function figures(now: Left): string {
  const all = seconds(now);
  return `${String(Math.floor(all / 60))}:${String(all % 60).padStart(2, '0')}`;
}

import { language } from '../messages/index.svelte';

const DAY_MS = 86_400_000;

/** A moment as one speaks of it: the day, by name if it was today or yesterday, and the time. Nothing for none. */
export function sayMoment(ms: number | null): string {
  if (ms === null) return '';
  const moment = new Date(ms);
  const now = new Date();
  const days = (midnight(moment) - midnight(now)) / DAY_MS;
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const day =
    days === 0 || days === -1
      ? new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(days, 'day')
      : new Intl.DateTimeFormat(language(), { month: 'short', day: 'numeric', ...year }).format(moment);
  const time = new Intl.DateTimeFormat(language(), { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(moment);
  return `${day} ${time}`;
}

/** The calendar day where the device is, `2026-11-21`. */
export function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The calendar day before one. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** Such a day in words: its month and number. */
export function sayDay(day: string): string {
  return new Intl.DateTimeFormat(language(), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** A moment after midnight, so that no clock is still before it, in milliseconds. */
const AFTER_MIDNIGHT_MS = 500;

/** Calls whenever a new day may have begun: at midnight, and when the app comes into sight again, which may have slept through it. Returns what ends it. */
export function onNewDay(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const now = new Date();
    const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(() => {
      call();
      look();
    }, next.getTime() - now.getTime() + AFTER_MIDNIGHT_MS);
  };
  const comeInSight = () => {
    call();
    look();
  };
  document.addEventListener('visibilitychange', comeInSight);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', comeInSight);
  };
}

/**
 * How many minutes the device's clock is ahead of the world's, now or at a moment (it may have been summer time): what is
 * written down is dated as whoever played it would.
 */
export function minutesAhead(ms: number | null = null): number {
  return -new Date(ms ?? Date.now()).getTimezoneOffset();
}

/** When that day began, as if no day were shorter than another. */
function midnight(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

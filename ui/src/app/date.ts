import { language } from '../messages/index.svelte';

const DAY_MS = 86_400_000;

/** Returns a moment as the day ("today" or "yesterday" where they apply) and the time; an empty string for `null`. */
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

/** Returns the local calendar day, `2026-11-21`. */
export function today(): string {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Returns the calendar day before the given one. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** Returns a calendar day in words: month and day number. */
export function sayDay(day: string): string {
  return new Intl.DateTimeFormat(language(), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** Delay after midnight in milliseconds, so that no clock still shows the day before. */
const AFTER_MIDNIGHT_MS = 500;

/**
 * Calls back whenever a new day may have begun: at midnight, and when the app becomes visible again, which may have
 * been suspended at midnight. The returned function stops it.
 */
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
 * Returns by how many minutes local time is ahead of UTC, now or at a given moment (summer time may differ): records
 * are dated by the player's local time.
 */
export function minutesAhead(ms: number | null = null): number {
  return -new Date(ms ?? Date.now()).getTimezoneOffset();
}

/** Returns the local day of a moment as midnight UTC, so that all days have the same length. */
function midnight(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

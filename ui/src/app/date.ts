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

/** … and in words: its month and number. */
export function sayToday(): string {
  return new Intl.DateTimeFormat(language(), { month: 'long', day: 'numeric' }).format(new Date());
}

/** How many minutes the device's clock is ahead of the world's: what is written down is dated as whoever played it would. */
export function minutesAhead(): number {
  return -new Date().getTimezoneOffset();
}

/** When that day began, as if no day were shorter than another. */
function midnight(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

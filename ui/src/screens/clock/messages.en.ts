import type { ClockWords } from './messages.hu';

const _ = '\u00a0';

const told = (n: number, unit: string) => `${String(n)}${_}${unit}${n === 1 ? '' : 's'}`;

/** Returns minutes and seconds as they are spoken. */
const time = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [minutes > 0 ? told(minutes, 'minute') : null, rest > 0 || minutes === 0 ? told(rest, 'second') : null];
  return parts.filter((part) => part !== null).join(' ');
};

/** English texts of the clock. */
export const en: ClockWords = {
  own: 'Your clock',
  left: (seconds, periods) => (periods === null ? time(seconds) : `${time(seconds)}, ${told(periods, 'period')} left`),
  minute: 'You have one minute left.',
  seconds: 'You have ten seconds left.',
  begins: (periods, seconds) => `Your main time is up: you have ${told(periods, 'period')} of ${time(seconds)}.`,
  used: (periods) => (periods === 1 ? 'A period is gone. This is your last one.' : `A period is gone; ${String(periods)} are left.`),
};

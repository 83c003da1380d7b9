/** Hungarian texts of the clock; this file is the type of the others. */

const _ = '\u00a0';

/** Returns minutes and seconds as they are spoken. */
const time = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [minutes > 0 ? `${String(minutes)}${_}perc` : null, rest > 0 || minutes === 0 ? `${String(rest)}${_}másodperc` : null];
  return parts.filter((part) => part !== null).join(' ');
};

export const hu = {
  own: 'Az órád',
  left: (seconds: number, periods: number | null) => (periods === null ? time(seconds) : `${time(seconds)}, még ${String(periods)} periódus`),
  minute: 'Még egy perced van.',
  seconds: 'Még tíz másodperced van.',
  begins: (periods: number, seconds: number) => `Elfogyott a főidő: ${String(periods)} periódusod van, egyenként ${time(seconds)}.`,
  used: (periods: number) => (periods === 1 ? 'Elveszett egy periódus. Ez az utolsó.' : `Elveszett egy periódus, még ${String(periods)} van.`),
};

export type ClockWords = typeof hu;

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** Hungarian texts of the score pad. The type of this file is the type of all other languages. */
import { az } from '../../messages/hu/article';

export const hu = {
  began: 'Adu a forduló elején',
  ended: 'Adu a végén',
  row: (name: string, points: number) => `${name} sora, ${points}${_}pont`,
  empty: 'üres sor',
  pick: 'Válassz egy sort, aztán sorban a lapjait, balról jobbra.',
  picker: (name: string) => `${name} következő lapja`,
  suit: 'Szín',
  others: 'Vegyes',
  taken: (card: string, name: string) => `${card} már ${name} sorában van.`,
  gone: (card: string) => `${card} egy pontpakliban van, már nem lehet játékban.`,
  tokens: 'Jelzők',
  fewer: 'Kevesebb jelző',
  more: 'Több jelző',
  left: 'Balra',
  right: 'Jobbra',
  takeOff: 'Kiveszem a sorból',
  close: 'Kész',
  finish: 'Kész a forduló',
  reopen: 'Mégis javítom',
  raised: 'Akciójelző a pontpaklin: +4',
  raisedEarlier: (round: number) => `Akciójelző a pontpaklin: +4 (${az(round)}${_}${round}.${_}forduló óta)`,
  extras: 'Jelzők és kezdő',
  starter: 'Ki kezdte az első fordulót?',
  started: (name: string) => `${name} kezdett.`,
  bank: (name: string) => `Melyik lap ment ${name} pontpaklijába?`,
  worth: 'Mi mennyit ér?',
};

export type IszkenderunPadWords = typeof hu;

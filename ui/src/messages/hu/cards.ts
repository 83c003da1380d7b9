import { az } from './article';

/** Texts of card sheets, hints and other explanations at a table. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const cards = {
  where: 'Hol van most?',
  printed: 'Mi van rajta?',
  inspectKey: (letter: string) => `Lap közelről: ${letter} billentyű.`,
  hintRank: (n: number) => (n === 1 ? 'Tipp: ez látszik a legjobbnak' : `Tipp: ${az(n)} ${n}.${_}legjobb`),
  hintThinking: 'Gondolkodom…',
  hintClose: 'Tipp bezárása',
  hintBetter: 'Előző, jobb lépés',
  hintNext: 'Következő legjobb lépés',
  hintAssists: 'Ha megnézed, a játszma segítséggel játszottnak számít.',
  hintTake: 'Megnézem a tippet',
  nowAssisted: 'Ez a játszma innentől segítséggel játszottnak számít.',
  hintLine: 'Ha így lesz, ezt írja majd a napló:',
  pointsWhy: (name: string) => `${name}: miből lettek a pontok?`,
};

import { az } from './article';

/** A card's sheet, the hint on the table, and what else the table explains. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const cards = {
  where: 'Hol van most?',
  printed: 'Mi van rajta?',
  inspectKey: 'Az I billentyű közelről mutatja a lapot.',
  hintRank: (n: number) => (n === 1 ? 'Tipp: ez látszik a legjobbnak' : `Tipp: ${az(n)} ${n}.${_}legjobb`),
  hintThinking: 'Gondolkodom…',
  hintClose: 'Tipp bezárása',
  hintBetter: 'Előző, jobb lépés',
  hintNext: 'Következő legjobb lépés',
  hintAssists: 'Ha megnézed, a parti segítséggel játszottnak számít.',
  hintTake: 'Megnézem a tippet',
  nowAssisted: 'Innentől segítséggel játszott partinak számít.',
  hintLine: 'Ha így lesz, ezt írja majd a napló:',
  pointsWhy: (name: string) => `${name}: miből lettek a pontok?`,
  handLeft: (digits: number[], points: number) =>
    `A kezedben maradt: ${digits.length > 1 ? `${digits.join(' + ')} =${_}` : ''}${points}${_}pont.`,
  handEmpty: `Kiürült a kéz: 0${_}pont.`,
  handSum: (points: number) => `A kézben maradt lapok összege ${points}${_}pont.`,
  handSecret: 'Mások kezéből csak az összeg látszik, a lapok nem.',
  roundEmpty: (round: number) => `${round}.${_}forduló: kiürült a kéz, 0${_}pont.`,
  roundSum: (round: number, points: number) => `${round}.${_}forduló: a kézben maradt lapok összege ${points}${_}pont.`,
  totalSoFar: (total: number, target: number) =>
    `Eddig összesen ${total}${_}pont. Ha valaki eléri ${az(target)} ${target}${_}pontot, vége a játéknak.`,
  totalRank: (total: number, rank: number) => `Összesen ${total}${_}pont, ez ${az(rank)} ${rank}.${_}hely: a kevesebb a jobb.`,
};

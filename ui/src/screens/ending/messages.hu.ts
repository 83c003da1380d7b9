/** Hungarian texts for the end of a game; this file is the type of the others. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  decisions: 'A döntéseid',
  best: 'Legjobb döntésed',
  worst: 'Legrosszabb döntésed',
  at: (ply: number) => `${ply}.${_}döntés`,
  soFar: 'eddig',
  looking: 'A bot átnézi a döntéseidet…',
  progress: (done: number, all: number) => `${done}${_}/${_}${all}`,
  agreed: 'A bot is ezt tette volna.',
  asGood: 'A bot sem tudott volna jobbat.',
  better: (move: string) => `Jobb lett volna: ${move}.`,
  grew: (from: number, to: number, leads: string) => `Az esélyed ${from}%-\u2060ról ${to}%-\u2060ra nőtt${leads}.`,
  cost: (from: number, to: number, leads: string) => `Az esélyed ${from}% helyett ${to}%${leads}.`,
  noBest: 'Most egyszer sem azt választottad, amit a bot.',
  noWorst: 'Egyik döntésed sem rontott sokat az esélyeiden.',
  look: 'megnézem',
  balance: {
    title: 'Mi döntött?',
    decisions: 'A döntéseid',
    luck: 'Szerencse',
    opponent: 'Az ellenfeled döntései',
    other: 'Az ellenfeled és az ő szerencséje',
    others: 'A többiek és az ő szerencséjük',
    none: 'Nem volt mit mérlegelni: egyszer sem volt választásod.',
    way: (from: number, to: number, error: number) => `Az esélyed ${from}%-\u2060ról indult, a végén ${to}% lett. Százalékpontban, a bot becslése szerint, ±${error}.`,
  },
  rating: {
    title: 'Erősséged',
    becomes: (before: string, after: string) => `${before}, a játszma után ${after}`,
    assisted: 'Segítséggel játszottál: ez a játszma nem számít bele.',
    unusual: 'A szokásosnál könnyebb vagy nehezebb játszma nem számít bele.',
    toStatistics: 'Statisztika',
  },
};

export type EndingWords = typeof hu;

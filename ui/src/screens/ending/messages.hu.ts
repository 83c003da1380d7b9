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
  rating: {
    title: 'Erősséged',
    becomes: (before: string, after: string) => `${before}, a játszma után ${after}`,
    assisted: 'Segítséggel játszottál: ez a játszma nem számít bele.',
    unusual: 'A szokásosnál könnyebb vagy nehezebb játszma nem számít bele.',
    toStatistics: 'Statisztika',
  },
};

export type EndingWords = typeof hu;

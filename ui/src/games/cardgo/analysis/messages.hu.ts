/** Hungarian texts of the analysis. The type of this file is the type of all other languages. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  name: 'Elemzés',
  close: 'Elemzés kikapcsolása',
  shade: 'Várható területek a táblán',
  best: 'A legjobb lépések',
  bestSaid: (name: string, percent: string, lead: string) => `A legjobb: ${name}, ${percent}, ${lead}.`,
  tries: (n: string) => `${n}${_}keresési lépés`,
  thinking: 'Gondolkodom…',
  done: 'Kész.',
  other: 'Most nem te következel.',
  nothing: 'Itt nincs mit elemezni.',
  percent: (n: number) => `${n}%`,
  line: 'várható folytatás:',
  point: (rank: number, percent: string, lead: string) => `az elemzés ${rank}. ajánlata: ${percent}, ${lead}`,
};

export type AnalysisWords = typeof hu;

/** Hungarian texts for learning from one's own games; this file is the type of the others. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  /** The place of a decision among those to practise. */
  nth: (at: number, all: number) => `${at}. hiba, összesen ${all}`,
  /** The place of a position among those that come back today. */
  nthToReview: (at: number, all: number) => `${at}. állás, összesen ${all}`,
  looking: 'A bot megkeresi, melyik döntésed került a legtöbbe…',
  progress: (done: number, all: number) => `${done}${_}/${_}${all}`,
  none: 'Nem volt hibád, amelyből tanulni lehetne: a bot egyszer sem talált sokkal jobbat.',
  noMore: 'Nincs több hiba, amelyből tanulni lehetne.',
  moment: (ply: number) => `${ply}.${_}döntés`,
  made: (move: string) => `Itt ezt választottad: ${move}.`,
  cost: (from: number, to: number) => `Így az esélyed ${from}% helyett ${to}% lett.`,
  task: 'Keress jobbat!',
  hint: 'Segítség',
  among: 'A kiemeltek közül az egyik a legjobb.',
  solution: 'Megoldás',
  skip: 'Kihagyom',
  found: 'Megtaláltad!',
  asGood: (percent: number) => `Ezzel az esélyed ${percent}%.`,
  same: 'Ez az, amit a játszmában választottál. Van jobb!',
  close: (lost: number) => `Majdnem: a legjobbnál ${lost}${_}százalékponttal rosszabb.`,
  far: (lost: number) => `Van jobb: ez ${lost}${_}százalékpontba kerül.`,
  best: (move: string, percent: number) => `A legjobb: ${move}. Ezzel az esélyed ${percent}%.`,
  also: (moves: string) => `Ugyanolyan jó: ${moves}.`,
  line: 'Így mehet tovább:',
  judged: 'Ezt már elbírálta a bot.',
  again: 'Másikat próbálok',
  before: 'Előző',
  next: 'Következő',
  finish: 'Vissza a játszmához',
  branch: 'Innen játszom tovább',
  explore: 'Próbálgatás',
  exploring: 'Próbálj ki bármit: mindenki helyett te lépsz, és a bot megmondja, mit gondol róla. Csak az marad meg belőle, amit innen tovább is játszol.',
  explored: (who: string, move: string, percent: number) => `${who}: ${move}. Ezzel ${percent}% az esély a győzelemre.`,
  unjudged: (who: string) => `${who}: ezt a lépést a bot nem ítéli meg külön.`,
  bestThere: 'Ennél jobbat a bot sem talált.',
  lostThere: (lost: number) => `A legjobbnál ${lost}${_}százalékponttal rosszabb.`,
  moverIs: (who: string) => `Most jön: ${who}.`,
  exploredOut: 'Itt vége a játszmának.',
  takeBack: 'Visszaveszem',
  fromStart: 'Elölről',
  toReplay: 'Visszanézés',
  nothingThere: 'Ezt az állást nem lehet megmutatni.',
  review: 'Gyakorlás',
  reviewed: (later: number) => `Mára ennyi volt.${later > 0 ? ` Később még ${later}${_}állás jön vissza.` : ''}`,
  nothingDue: (later: number) =>
    later > 0 ? `Mára nincs gyakorolnivaló; később ${later}${_}állás jön vissza.` : 'Nincs gyakorolnivaló. Itt gyűlnek a játszmáidnak és a feladványoknak azok az állásai, amelyekben nem találtad meg a legjobb lépést.',
  home: 'Kezdőlap',
};

export type PracticeWords = typeof hu;

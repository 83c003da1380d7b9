/** Hungarian texts of the replay; this file is the type of the others. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

import { az } from '../../messages/hu/article';

export const hu = {
  name: 'Visszanézés',
  first: 'Az elejére',
  before: 'Eggyel vissza',
  after: 'Eggyel előre',
  last: 'A végére',
  slider: 'Hol tart a játszma?',
  at: (at: number, all: number) => `${at}${_}/${_}${all}`,
  atFull: (at: number, all: number) => (at === 0 ? `az elején, összesen ${all}${_}döntés` : `${at}.${_}döntés után, összesen ${all}`),
  run: 'Lejátszás',
  pause: 'Megállítás',
  pace: (pace: string) => `Tempó: ${pace}`,
  paces: { slow: 'lassú', steady: 'közepes', fast: 'gyors' },
  playOn: 'Játszom tovább',
  branch: 'Innen játszom',
  branchWhere: 'új asztalon',
  explore: 'Próbálgatás innen',
  branchName: (ply: number) => (ply === 0 ? 'Újra az elejétől' : `Elágazás: ${ply}.${_}döntés`),
  asRecord: 'Megnyitás SGF-játszmaként',
  past: 'Ez már megtörtént. Ha innen másképp folytatnád, indíts innen új asztalt!',
  over: 'Itt már vége a játszmának. Lépj vissza oda, ahonnan másképp folytatnád!',
  locked: 'Ez a játszma a szabályok egy régebbi változatával készült: a naplója olvasható, de lépésenként nem nézhető vissza.',
  beginning: 'Így kezdődött a játszma.',
  unseen: 'Ebből a döntésből egyelőre semmi sem látszik.',
  ended: 'Itt ért véget a játszma.',
  putBy: 'félretéve',
  hands: 'Mindenki lapjai',
  noCards: 'nincs lapja',
  opinion: {
    name: 'A bot véleménye',
    about: (two: boolean): string =>
      two
        ? 'A bot sorra veszi a döntéseket: megmutatja, mit tett volna ő, és mennyi volt az esélyed.'
        : 'A bot sorra veszi a döntéseidet: megmutatja, mit tett volna ő, és mennyi volt az esélyed.',
    fair: 'Csak abból ítél, amit akkor láthatott, aki döntött.',
    time: 'Legfeljebb egy-két percig tart, közben nézelődhetsz.',
    assists: 'A játszma még tart: ha most megkérdezed a botot, segítséggel játszottnak fog számítani.',
    begin: 'Elemzés indítása',
    goOn: 'Elemzés folytatása',
    progress: (done: number, all: number) => `Elemzés: ${done}${_}/${_}${all}`,
    stop: 'Elemzés leállítása',
    complete: 'Az elemzés kész.',
    nothing: 'Ebben a játszmában nincs mit elemezni.',
    chart: 'Az esélyed a győzelemre',
    chance: (odds: string) => `esélyed a győzelemre ${odds}`,
    turn: 'Fordulópont',
    turns: (n: number) => (n === 0 ? 'Nincs fordulópont.' : `${n}${_}fordulópont`),
    turnsSoFar: (n: number) => (n === 0 ? 'Eddig nincs fordulópont.' : `Eddig ${n}${_}fordulópont`),
    /** Only shown if true: of everybody's decisions, or of the person's where only those are judged. */
    nobodyErred: 'Senki sem hibázott nagyot.',
    notErred: 'Nem hibáztál nagyot.',
    /** A game that went badly all the same. */
    bits: 'Sok apróság adódott össze: ezek kerültek a legtöbbe.',
    /** Causes of a turning point that is no decision. */
    causes: {
      luck: (rose: boolean): string => (rose ? 'Szerencséd volt' : 'Nem volt szerencséd'),
      others: (rose: boolean): string => (rose ? 'A többiek lépései és a szerencse neked kedveztek' : 'A többiek lépései és a szerencse ellened fordultak'),
      other: (who: string, rose: boolean) => (rose ? `${who} lépése és a szerencse neked kedvezett` : `${who} lépése és a szerencse ellened fordult`),
    },
    grades: {
      best: 'legjobb lépés',
      good: 'jó lépés',
      inaccuracy: 'pontatlan lépés',
      mistake: 'hiba',
      blunder: 'nagy hiba',
      forced: 'kényszerlépés',
    },
    /** The number of decisions of each grade. */
    counts: {
      best: (n: number) => `${n}${_}legjobb`,
      good: (n: number) => `${n}${_}jó`,
      inaccuracy: (n: number) => `${n}${_}pontatlan`,
      mistake: (n: number) => `${n}${_}hiba`,
      blunder: (n: number) => `${n}${_}nagy hiba`,
      forced: (n: number) => `${n}${_}kényszerlépés`,
    },
    own: 'A döntéseid',
    /** The label that unfolds all of the person's decisions. */
    every: (n: number) => `Mind ${az(n)}${_}${n}${_}döntésed`,
    place: (ply: number) => `${ply}.${_}döntés`,
    places: (from: number, to: number) => `${from}–${to}.${_}döntés`,
    after: (ply: number) => `${ply}.${_}döntés után`,
    turnBefore: 'Előző fordulópont',
    turnAfter: 'Következő fordulópont',
    /** The change of the win rate in percent; without a name it is the person's. */
    moved: (who: string | null, from: number, to: number): string => {
      const whose = who === null ? 'az esélyed' : `${who} esélye`;
      if (from === to) return `${whose} ${from}%`;
      return `${whose} ${from}%-ról ${to}%-ra ${to < from ? 'esett' : 'nőtt'}`;
    },
    by: (who: string, grade: string) => `${who}: ${grade}`,
    played: 'Ami történt',
    preferred: 'A bot inkább ezt tette volna',
    agreed: 'a bot is ezt tette volna',
    asGood: 'Ugyanilyen jó lett volna',
    /** The same, addressed to the person or naming another player. */
    instead: (who: string | null) => `${who === null ? 'A helyedben' : `${who} helyében`} a bot inkább ezt tette volna`,
    alike: (who: string | null) => `${who === null ? 'A helyedben' : `${who} helyében`} a bot is ezt tette volna`,
  },
  /** The bot's answers when asked for its reasons. */
  why: {
    thinking: 'Hadd gondoljam végig…',
    forced: 'Nem volt más választásom.',
    atAGlance: 'Nem gondolkodtam előre.',
    otherwise: (today: string) => `Ha most végiggondolom, mást lépnék: ${today}.`,
    expected: (percent: number, lead: string) => `Így ${percent}%-ra tettem az esélyemet${lead}.`,
    second: (move: string, odds: string) => `A második legjobbnak ezt láttam: ${move} (${odds}).`,
    overlooked: (move: string) => `Egy jobbat nem vettem észre: ${move}.`,
  },
  keys: {
    steps: 'előző, következő döntés; az asztal fölött a görgő is',
    ends: 'a játszma eleje, vége',
    run: 'lejátszás, megállítás',
    names: { arrows: '← →', ends: 'Home End' },
    short: { steps: 'lépés', run: 'lejátszás' },
  },
};

export type ReplayWords = typeof hu;

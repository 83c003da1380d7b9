/** Hungarian phrases for looking back at games; this file is the type of the others. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

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
    chance: (percent: number) => `esélyed a győzelemre ${percent}%`,
    turn: 'Fordulópont',
    turns: (n: number) => (n === 0 ? 'Nincs fordulópont: senki sem hibázott nagyot.' : `${n}${_}fordulópont`),
    turnsSoFar: (n: number) => (n === 0 ? 'Eddig nincs fordulópont.' : `Eddig ${n}${_}fordulópont`),
    turnBefore: 'Előző fordulópont',
    turnAfter: 'Következő fordulópont',
    /** What a turning point cost the one who decided, in percent of the win. */
    cost: (from: number, to: number) => `az esélyed ${from}%-ról ${to}%-ra esett`,
    costOf: (who: string, from: number, to: number) => `${who} esélye ${from}%-ról ${to}%-ra esett`,
    decision: (ply: number, who: string) => `${ply}.${_}döntés, ${who}`,
    played: 'Ami történt',
    preferred: 'A bot inkább ezt tette volna',
    agreed: 'a bot is ezt tette volna',
    /** The same of one who decided; nobody named is the one who reads it. */
    instead: (who: string | null) => `${who === null ? 'A helyedben' : `${who} helyében`} a bot inkább ezt tette volna`,
    alike: (who: string | null) => `${who === null ? 'A helyedben' : `${who} helyében`} a bot is ezt tette volna`,
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

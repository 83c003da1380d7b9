/** Hungarian texts of this game. The type of this file is the type of all other languages. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** Black and White, in the order of their seats. */
export type Pair = readonly [string, string];

export const hu = {
  decimal: ',',
  colours: ['Fekete', 'Fehér'] as Pair,

  board: {
    name: (columns: number, rows: number) => `Tábla, ${columns}${_}oszlop, ${rows}${_}sor`,
    about: 'A nyilakkal mozoghatsz rajta; az Enter követ tesz le.',
    aboutTwice: 'A nyilakkal mozoghatsz rajta; az Enter megmutatja a követ, még egy Enter leteszi.',
    aboutMarks: 'A nyilakkal mozoghatsz rajta; az Enter egy csoportot halottnak vagy újra élőnek jelöl.',
    aboutStill: 'A nyilakkal mozoghatsz rajta.',
    row: (row: number, stones: string) => `${row}.${_}sor: ${stones}`,
    emptyRow: 'üres',
    stonesAt: (colour: string, columns: string) => `${colour.toLowerCase()} ${columns}`,
    empty: 'üres',
    stone: ['fekete kő', 'fehér kő'] as Pair,
    liberties: (n: number) => `${n}${_}szabadság`,
    atari: 'atariban',
    group: (n: number) => (n === 1 ? 'magányos' : `${n}${_}köves csoport`),
    proposed: 'az ellenfeled szerint halott',
    gone: 'innen vették le a kövedet',
    last: 'utolsó lépés',
    ko: 'kó: most nem üthető vissza',
    ghost: 'ide tennéd; ha még egyszer kiválasztod, leteszed',
    whole: 'Egész tábla',
    likely: ['valószínűleg fekete területe', 'valószínűleg fehér területe'] as Pair,
    dead: 'halottnak jelölve',
    owned: ['fekete területe', 'fehér területe'] as Pair,
  },

  analysis: 'Elemzés',

  estimate: {
    name: 'Területbecslés',
    close: 'Becslés bezárása',
    waiting: 'Becslem a területeket…',
    none: 'Most nincs mit becsülni.',
    lead: (colour: string, n: string) => `${colour} +${n}, nagyjából`,
    even: 'Nagyjából egyenlő az állás',
    about: 'Így oszlana meg a tábla, ha innen mindketten jól játszanátok. A tipp is erre épül.',
  },

  seat: {
    name: (name: string, colour: string) => `${name}, ${colour.toLowerCase()}`,
    captures: (n: number) => `${n}${_}leütött kő`,
    komi: (n: string) => `${n}${_}komi`,
    onTurn: 'ő következik',
    passed: 'passzolt',
    thinking: 'gondolkodik',
    handicap: (n: number) => `${n}${_}előnykő`,
    plays: ['Feketével játszik.', 'Fehérrel játszik.'] as Pair,
    youPlay: ['Feketével játszol.', 'Fehérrel játszol.'] as Pair,
    capturesTitle: 'Leütött kövek',
    capturesAbout: (n: number) => (n === 0 ? 'Eddig egyet sem ütött le.' : `${n}${_}követ vett le a tábláról. A számoláskor ezek nem érnek semmit.`),
    youCapturesAbout: (n: number) => (n === 0 ? 'Eddig egyet sem ütöttél le.' : `${n}${_}követ vettél le a tábláról. A számoláskor ezek nem érnek semmit.`),
    komiTitle: 'Komi',
    komiAbout: (n: string) => `Fehér ${n}${_}pontot kap a végén: ez a komi.`,
    handicapTitle: 'Előny',
    handicapAbout: (n: number) => `Fekete ${n}${_}előnykővel indult, és fehér lépett először.`,
  },

  notation: { number: 'Lépés', pass: 'passz' },

  acts: {
    place: (point: string) => `Leteszem: ${point}`,
    pass: 'Passz',
    passSure: 'Igen, passzolok',
    accept: 'Így jelölöm',
    agree: 'Jóváhagyom',
    resume: 'Folytatás',
  },

  prompts: {
    play: ['Fekete vagy: tegyél le egy követ!', 'Fehér vagy: tegyél le egy követ!'] as Pair,
    answerPass: ['Fehér passzolt. Ha te is passzolsz, számolunk.', 'Fekete passzolt. Ha te is passzolsz, számolunk.'] as Pair,
    ghost: (point: string) => `${point}: válaszd ki még egyszer, vagy tedd le a gombbal!`,
    pass: 'Biztosan nem teszel le követ?',
    passEnds: 'Ha passzolsz, megáll a játék, és jön a számolás.',
    passEndsResumed: 'Ha passzolsz, vége: minden kő él, ami a táblán áll.',
    proposed: (name: string, n: number) => `${name} szerint ${n === 1 ? 'a bejelölt csoport' : 'a bejelölt csoportok'} halott${n === 1 ? '' : 'ak'}. Érintéssel másképp is jelölhetsz.`,
    nothingDead: (name: string) => `${name} szerint nincs halott csoport. Ha te sem látsz, hagyd jóvá!`,
    first: 'Jelöld meg, amelyik csoport halott, aztán hagyd jóvá!',
    second: 'Egyetértesz a jelölésekkel? Ha nem, javítsd ki őket!',
    last: 'Ezt a jelölést jóváhagyhatod, vagy tovább játszhattok.',
    open: (n: number) => `${n}${_}pont még nem dőlt el. Jelöld, ami halott – vagy játsszatok tovább!`,
    openLast: (n: number) => `${n}${_}pont még nem dőlt el: jóváhagyhatod így is, vagy tovább játszhattok.`,
    marking: (name: string) => `${name} jelöli a halott köveket`,
    past: (name: string | null) => (name === null ? 'Itt te következel.' : `Itt ${name} következik.`),
    over: 'A játszma véget ért.',
  },

  score: {
    name: 'Számolás',
    asMarked: 'Így állna a jelölésekkel',
    stones: 'Kő',
    stonesFull: 'Élő kövek',
    empty: 'Üres',
    emptyFull: 'Bekerített üres metszéspontok',
    komi: 'Komi',
    total: 'Terület',
    lead: (colour: string, n: string) => `${colour} vezet ${n}${_}ponttal.`,
    even: 'Egyenlően álltok.',
    margin: (n: string) => `A különbség ${n}${_}pont.`,
    tie: 'Egyenlő a pontszám.',
    accounts: {
      stones: (n: number) => `Élő kövek a táblán: ${n}.`,
      empty: (n: number) => `Bekerített üres metszéspontok: ${n}.`,
      dead: (n: number) => `Ebből halott kövek helye: ${n}.`,
      komi: (n: string) => `Komi fehérnek: ${n}.`,
      total: (n: string) => `Összesen ${n}${_}pont.`,
    },
  },
};

export type CardgoWords = typeof hu;

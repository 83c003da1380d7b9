/** Hungarian interface texts; this file is the type that every other language has to satisfy. */

import { az } from './hu/article';
import { bol } from './hu/ending';
import { book } from './hu/book';
import { cards } from './hu/cards';
import { scenes } from './hu/scenes';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  app: 'Asztaltárs',
  back: 'Vissza',
  close: 'Bezárás',
  cancel: 'Mégse',
  next: 'Tovább',
  undoIt: 'Visszavonás',
  retry: 'Újra',
  fromMistakes: 'Tanulj a hibáidból',
  noPage: 'Nincs ilyen oldal. Lehet, hogy elírás csúszott a linkbe.',
  wait: 'Egy pillanat…',
  drop: 'Ejtsd ide, és megnyitom',
  said: 'Ami elhangzott',
  /** Spoken form of an arrow between an old and a new value. */
  becomes: ', utána ',
  stop: 'Abbahagyom',
  percent: '%',
  /** What is printed on keys, by their names in `aria-keyshortcuts`; other keys have their names on them. */
  keys: { Space: 'Szóköz', Control: 'Ctrl', Home: 'Home', End: 'End' },
  keyed: (key: string) => `Billentyű: ${key}`,
  failed: 'Ez most nem sikerült. Próbáld újra, vagy indítsd újra az Asztaltársat.',
  readOnly: 'Itt most csak nézelődni lehet: az asztalok egy másik ablakban vannak nyitva.',
  openTwice: {
    title: 'Az Asztaltárs már nyitva van',
    about: 'Ugyanezek az asztalok egy másik ablakban is nyitva vannak. Hogy egyetlen lépés se vesszen el, egyszerre csak az egyikben lehet játszani. Ha azt bezárod, itt magától folytatódik.',
    quit: 'Kilépés',
    look: 'Csak nézem',
  },
  houseRule: 'házi szabály',
  rule: (id: string) => `${id} szabály`,
  points: (n: number) => `${n}${_}pont`,
  /** The lead with its sign, and a lead compared with another one. */
  lead: (points: string) => `${points}${_}pont`,
  leads: (from: string, to: string) => `${from}${_}pont${_}helyett${_}${to}`,
  pointsShort: (n: number) => `${n}${_}p`,

  home: {
    greeting: (hour: number): string => (hour >= 4 && hour < 9 ? 'Jó reggelt!' : hour >= 9 && hour < 18 ? 'Szia!' : 'Jó estét!'),
    ask: 'Mit játsszunk?',
    continue: 'Folytatás',
    settings: 'Beállítások',
    saved: 'Mentett asztalok',
    recovered: 'Helyreállítás',
    missing: (n: number) => `${n}${_}döntés hiányzik. Ami előtte történt, megvan: vissza is lehet lépni odáig.`,
    understood: 'Értem',
    nothingSaved: 'Amit elkezdesz, itt találod meg: minden lépést azonnal mentünk.',
    bringIn: 'Asztal betöltése',
    pads: { name: 'Pontozólapok', about: 'Igazi asztalhoz' },
    statistics: { name: 'Statisztika', about: 'Eddigi játszmáid' },
    practice: { name: (due: number) => `Gyakorlás (${due})`, about: 'Állások, amelyek visszajöttek' },
    all: (n: number) => (n === 1 ? 'Megnézem' : `Mind ${az(n)}${_}${n}`),
    players: (min: number, max: number) => `${min === max ? min : `${min}–${max}`}${_}játékos`,
    alone: (automaton: string | undefined) => `Egyedül, ${automaton ?? 'automata'} ellen`,
    newTable: 'Új asztal',
    newOf: (what: string) => `${what}: új asztal`,
    last: 'Legutóbb',
    against: (name: string) => `${name} ellen`,
    fresh: (lessons: number) => `Új neked · ${lessons}${_}rövid lecke`,
    paste: { name: 'Beillesztés', hint: 'kód vagy szöveg', label: 'Beillesztés: kód, asztal vagy játszma szövege' },
    daily: {
      title: (day: string) => `A mai osztás · ${day}`,
      open: 'Mai osztás',
      running: 'Mai: tovább',
      /** What is done; the first word is left out where there is little room. */
      today: 'Mai',
      done: 'kész',
      /** Screen reader text after the button's label. */
      streak: 'egymás után',
      days: (n: number) => `${n}${_}nap`,
      states: { open: 'még vár rád', running: 'elkezdted', done: 'kész' },
    },
    puzzle: {
      /** The puzzle of the day in short; the first word is left out where there is little room. */
      today: 'Mai',
      word: 'feladvány',
      isOpen: 'Mai feladvány',
      isDone: 'Mai feladvány: kész',
      name: 'A nap feladványa',
      /** How many of the games' puzzles of the day are done. */
      count: (done: number, all: number) => `A nap feladványai: ${done}${_}/${_}${all}`,
      days: (n: number) => `${n}${_}nap egymás után`,
    },
    learn: 'Megtanulom',
    lesson: (at: number, all: number) => `${at}.${_}lecke ${az(all)}${_}${bol(all)}`,
    learnt: 'Tanulás',
  },

  settings: {
    title: 'Beállítások',
    language: 'Nyelv',
    theme: 'Megjelenés',
    system: 'Automatikus',
    light: 'Világos',
    dark: 'Sötét',
    botSpeed: 'A botok tempója',
    speeds: { instant: 'Azonnal', quick: 'Gyors', calm: 'Nyugodt', step: 'Lépésenként' },
    speedAbout: {
      instant: 'Nem várnak: egyszerre látod, mi történt.',
      quick: 'Rövid szünet a lépések között.',
      calm: 'Annyi idő, hogy minden lépés követhető legyen.',
      step: 'Minden lépés előtt megvárják, hogy továbbengedd őket.',
    },
    magnification: 'Nagyítás',
    magnificationAbout: 'Minden ekkora lesz: betűk, lapok, gombok. Billentyűkkel: Ctrl és +, −, 0.',
    cardSize: 'A lapok mérete',
    sizes: { small: 'Kicsi', medium: 'Közepes', large: 'Nagy' },
    symbols: 'Színjelek a számoknál',
    symbolsAbout: 'Minden színnek saját alakja is van, így színlátás nélkül is megkülönböztethető.',
    confirmMoves: 'Lépés megerősítése koppintásnál',
    confirmMovesAbout: 'A go-táblán az első koppintás csak megmutatja a lépést, a második meg is lépi.',
    confirmClicks: 'Lépés megerősítése kattintásnál',
    confirmClicksAbout: 'Egérrel vagy billentyűzettel is csak megmutatja a lépést az első kattintás vagy Enter.',
    letsHappen: 'Ha nincs mit tennem, menjen magától',
    letsHappenAbout: 'Amit az ellenfél tesz, az kis idő múlva magától végbemegy; addig megállíthatod. Az ellenfél ebből semmit sem tud meg.',
    coordinates: 'Koordináták',
    coordinatesAbout: 'Betűk és számok a go-tábla szélén.',
    motion: 'Kevesebb mozgás',
    on: 'Be',
    off: 'Ki',
  },

  levels: {
    names: { beginner: 'Kezdő', steady: 'Haladó', strong: 'Erős', master: 'Mester' },
    about: {
      beginner: 'Alig néz előre, és sok mindent nem vesz észre: ismerkedéshez.',
      steady: 'Tudja, mit csinál, de olykor elnéz valamit.',
      strong: 'Jól előre gondolkodik, ritkán hibázik.',
      master: 'A legerősebb: minden lépés előtt ez gondolja végig a legtöbb folytatást.',
    },
    /** A rank, and a bot described by a rank. */
    rank: { kyu: (n: number) => `${n}${_}kyu`, dan: (n: number) => `${n}${_}dan` },
    ofRank: { kyu: (n: number) => `${n}${_}kyus`, dan: (n: number) => `${n}${_}danos` },
    isAbout: (rank: string) => `Nagyjából ${rank}.`,
    byRank: 'Fokozat szerint',
    byWord: 'Szavakkal',
    ranks: 'Mit jelentenek a fokozatok?',
    own: (rank: string, games: number) => `${games}${_}játszmád alapján nagyjából ${rank} vagy.`,
    weaker: (rank: string, games: number) => `${games}${_}játszmád alapján ${rank} alatt jársz.`,
    isEven: 'Így nagyjából egyforma az esélyetek.',
    evenWith: 'Így volna nagyjából egyforma az esélyetek:',
    tooFar: 'Ekkora különbséget már semmilyen előny nem egyenlít ki.',
    makeEven: 'Legyen így',
  },

  newTable: {
    haveRecord: (format: string) => `Van egy játszmád ${format}-fájlban?`,
    minute: 'Egy percben',
    openRecord: 'Megnyitom',
    bots: 'Hány bot ellen?',
    bot: (n: number) => `${n}.${_}bot`,
    level: 'Milyen erősek?',
    onlyLevel: 'Milyen erős legyen a bot?',
    apart: 'Botonként más erősség',
    more: 'További lehetőségek',
    notWith: (others: string[]) => `${others.map((other) => `„${other}”`).join(', ')} mellé nem választható.`,
    chosen: (n: number) => (n === 0 ? 'egy sem' : `${n}${_}bekapcsolva`),
    again: 'Legyen más',
    on: (legends: string[]) => `Bekapcsolva: ${legends.join(', ')}.`,
    less: 'Kevesebb',
    greater: 'Több',
    start: 'Leülök játszani',
    unknown: 'Ilyen játék nincs itt. Lehet, hogy elírás csúszott a linkbe.',
    keptLists: 'Eltett listáid:',
  },

  table: {
    loading: 'Terítek…',
    you: 'Te',
    ownSeat: 'A te helyed',
    undo: 'Visszavonás',
    redo: 'Mégis',
    undone: (what: string | null) => (what === null ? 'Visszavonva.' : `Visszavonva: ${what}`),
    hint: 'Tipp',
    /** Label of a card or place in a replay that a bot would have chosen. */
    preferred: 'a bot ezt választaná',
    log: 'Napló',
    rules: 'Szabály',
    help: 'Billentyűk',
    sentences: 'Részletes napló',
    happened: 'Mi történt',
    /** A folded run of routine log lines, at least two. */
    routine: (n: number) => `${n}${_}rutinlépés`,
    emptyLog: 'Még nem történt semmi.',
    damaged: ({ first, last }: { first: number; last: number }) =>
      first === last
        ? `A fájl megsérült, és a játszma ${first}. döntése hiányzik. Visszavonással visszamehetsz elé: az addigi rész teljes.`
        : `A fájl megsérült, és a játszma ${first}–${last}. döntéséből csak az olvasható, ami megmaradt. Visszavonással visszamehetsz elé: az addigi rész teljes.`,
    historyLocked: 'Az eleje a szabályok egy régebbi változatával készült: elolvasható, de nem vonható vissza.',
    /** Actions on the whole table, in a word each. */
    acts: { save: 'Mentés', code: 'Kód' },
    copyCode: 'A kihíváskód másolása',
    codeCopied: 'A kihíváskód a vágólapon van. Aki az Új asztalnál beírja, ugyanezt a kihívást kapja.',
    thinking: (name: string) => `${name} gondolkodik`,
    turnOf: (name: string) => `${name} következik`,
    assisted: 'Segítséggel játszva',
    step: 'Következő lépés',
    noHint: 'Most nincs tippem.',
    best: 'A legjobbnak látszó lépések',
    line: 'Várható folytatás',
    seatLevel: (level: string) => `${level} bot`,
    handCount: (n: number) => `${n}${_}lap kézben`,
    known: 'Amit a lapjairól tudsz',
    knownNone: 'Nincs olyan lapja, amelyikről biztosan tudsz.',
    player: 'Játékos',
    resign: 'Feladás',
    /** Asking a bot for its reasons once the game is over. */
    why: 'Miért?',
    whyOf: (who: string) => `Miért ezt lépte ${who}?`,
    lookBack: 'Visszanézés',
    analysis: 'Elemzés',
    nextLesson: 'Következő lecke',
    won: 'Nyertél!',
    sharedWin: 'Közös győzelem!',
    wonBy: (name: string) => `${name} nyert`,
    /** For a player who has lost. */
    nextTime: 'Majd legközelebb!',
    rank: (n: number) => `${n}.`,
    again: 'Még egyet!',
    home: 'Kezdőlap',
  },

  book,
  cards,
  scenes,
};

/** The texts that every language has to provide. */
export type Messages = typeof hu;

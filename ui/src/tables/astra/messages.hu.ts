import { Koppints } from '../../messages/hu/hand';

/** Hungarian phrases of this table; this file is the type every other language has to satisfy. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The article before a name. */
const the = (name: string): string => (/^[aáeéiíoóöőuúüű]/i.test(name) ? `az ${name}` : `a ${name}`);

export const hu = {
  elements: { air: 'Levegő', fire: 'Tűz', earth: 'Föld', water: 'Víz' },
  /** Where a card lies. */
  at: { air: 'a Levegő helyén', fire: 'a Tűz helyén', earth: 'a Föld helyén' },
  atShort: { air: 'Levegő helyén', fire: 'Tűz helyén', earth: 'Föld helyén' },
  pens: { yours: 'te', its: 'Auptolemy', dream: 'álomtoll' },

  /** The sphere board. */
  table: {
    felt: 'Szfératábla',
    water: 'Víz: nincs hely',
    toEnd: 'a zárólapig',
    cards: (n: number) => `${n}${_}lap`,
    belowEnd: (n: number) => `alatta még ${n}`,
    ending: 'A vége közeleg',
    lastTurn: (n: number) => (n === 0 ? 'Ez az utolsó kör.' : n === 1 ? 'Ez után még egy kör.' : `Ez után még ${n}${_}kör.`),
    known: 'Ezeket láttad',
    empty: 'üres hely',
    deckSaid: (above: number, below: number) => `Húzópakli: ${above}${_}lap a zárólapig, alatta még ${below}.`,
    deckShort: (n: number) => `${n} a zárólapig`,
    marker: (element: string) => `Szférajelölő: ${element}.`,
    /** What a rest would do to it. */
    markerNext: (element: string, crosses: boolean) =>
      `Pihenés után: ${element}${crosses ? '; átlép a következő szférába, és a húzópakli felső lapja a dobópakliba kerül' : ''}.`,
    count: (marked: number, all: number) => `${marked}/${all}`,
    countSaid: (marked: number, all: number) => `${all}${_}csillag, ${marked} megjelölve`,
    pen: { yours: (n: number) => `tied ${n}`, its: (n: number) => `Auptolemyé ${n}`, dream: (n: number) => `álomtollé ${n}` },
    boonsSaid: (boons: string) => `Adományok balról: ${boons}.`,
    worth: (vp: number) => `Aktívan ${vp}${_}pontot ér.`,
    abilitySaid: (name: string) => `Képessége: ${name}.`,
    comes: (dice: string) => `Auptolemy ${dice}${_}dobásra jön ide.`,
    opens: 'Megnyitás jelölésre.',
    target: 'választható',
    chosen: 'kiválasztva',
    complete: 'kész, felfedezhető',
  },

  auptolemy: {
    name: 'Auptolemy',
    points: (n: number) => `${n}${_}pont`,
    said: (points: number, dust: number, telescopes: number, pile: number) =>
      `Auptolemy: ${points}${_}pont, ${dust}${_}csillagpor, ${telescopes}${_}távcső, ${pile}${_}felfedezett lap.`,
    rests: 'pihenni fog',
    library: 'Könyvtár',
    shelf: { left: 'bal lap', right: 'jobb lap', deck: 'pakli' },
    tile: (dice: string, shelf: string, what: string) => `${dice}: ${shelf}, ${what}`,
    upTo: (element: string, stars: number) => `${element}, legfeljebb ${stars}${_}csillag`,
    stars: (n: number) => `${n}${_}csillag`,
    hidden: 'rejtett lap',
    deckOf: (n: number) => `${n}${_}lap`,
    deck: 'Pakli',
    sheet: {
      about: 'Nem gondolkodik: a szabályai és a kockája vezetik.',
      rests: 'Nincs csillagpora: a következő körében pihen.',
      pile: 'Felfedezett lapjai',
      pileNone: 'Még egyet sem fedezett fel.',
      discards: 'A könyvtár dobópaklija',
      discardsNone: 'Még üres.',
      seen: 'Ismert lapok a paklijában',
      final: 'Céllapja lefelé fordítva fekszik.',
      deck: (n: number) => `${n}${_}lap van a paklijában.`,
      removed: (n: number) => `${n}${_}lap a játék előtt kikerült.`,
    },
  },

  journal: {
    name: 'A naplód',
    dust: (n: number, pouch: number) => `${n}${_}csillagpor, az erszény mérete ${pouch}`,
    wisdom: (n: number) => `bölcsesség ${n}`,
    telescopes: (n: number) => `${n}${_}távcső`,
    points: (n: number) => `${n}${_}pont`,
    estimate: 'Hogyan állunk?',
    goal: 'céllap',
    goalSaid: (one: string, other: string) => `Céllapod: ${one} és ${other}, mindkettőből eggyel több.`,
    slot: 'Hely egy aktív lapnak',
    ready: 'használható',
    exhausted: 'kimerült',
    active: 'Aktív lapjaid',
    setAside: (n: number) => `${n}${_}félretett lap`,
    thisTurn: { freeFirst: 'Első csillag ingyen', jump: 'Egy ugrás', richRest: (n: number) => `Pihenés: +${n}` },
  },

  boons: {
    vp: (n: number) => `${n}${_}pont`,
    stardust: `2${_}csillagpor`,
    telescope: 'távcső',
    pouch: 'erszény +1',
    wisdom: 'bölcsesség +1',
    reactivate: 'felfrissítés',
  },

  abilities: {
    stardust: 'Csillagpor',
    telescope: 'Távcső',
    pouch: 'Nagyobb erszény',
    wisdom: 'Bölcsesség',
    mark: 'Egy csillag ingyen',
    freeFirst: 'Ingyen első csillag',
    jump: 'Ugrás',
    sphere: 'Szféralépés',
    reactivate: 'Felfrissítés',
    exchange: 'Lapcsere',
    peek: 'Kémlelés',
    richRest: 'Bőséges pihenés',
  },
  /** What an ability does, in one line above the button. */
  does: {
    stardust: `Kapsz 2${_}csillagport.`,
    telescope: 'Kapsz egy távcsövet.',
    pouch: 'Az erszényed eggyel nagyobb lesz.',
    wisdom: 'A bölcsességed eggyel nő.',
    mark: 'Megjelölsz egy csillagot ingyen: nyisd meg a lapot!',
    freeFirst: 'Ebben a körödben minden megfigyelés első csillaga ingyen van.',
    jump: 'Ebben a körödben egyszer átugorhatsz egy megjelölt csillagot.',
    sphere: 'A szférajelölő egyet lép.',
    reactivate: 'Felfrissíted egy másik kimerült lapodat: melyiket?',
    exchange: 'Egy jelöletlen kirakott lap helyére új kerül: melyikére?',
    peek: 'Megnézed a húzópakli felső három lapját, és sorba rakod őket.',
    richRest: `Ha ebben a körödben pihensz, 3 csillagporral többet kapsz.`,
  },

  acts: {
    rest: 'Pihenek',
    observe: 'Megfigyelek',
    more: 'Távcső',
    stop: 'Elég ennyi',
    mark: (n: number) => `Megjelölöm: ${n}${_}csillag`,
    markNone: 'Jelölj csillagot',
    markFree: 'Megjelölöm ingyen',
    markDream: 'Megjelölöm',
    back: 'Az utolsó csillag visszavétele',
    use: (name: string) => `Használom: ${name}`,
    discover: (name: string) => `Felfedezem: ${name}`,
    discoverNone: 'Melyiket előbb?',
    setAside: (name: string) => `Félreteszem: ${name}`,
    setAsideNone: 'Melyiket teszed félre?',
    take: (boon: string) => `Ezt kérem: ${boon}`,
    takeNone: 'Melyiket kéred?',
    takeWhich: 'Melyik lapot?',
    decline: 'Egyik sem kell',
    putBack: 'Visszateszem így',
    aimNone: 'Válaszd ki, mire',
  },

  prompts: {
    turn: { observe: 'Nyiss ki egy csillagképet, vagy pihenj!', rest: 'Most csak pihenni tudsz.' },
    observeMore: (n: number) => (n === 1 ? 'Távcsővel még egy megfigyelés?' : `Távcsővel még egy megfigyelés? ${n}${_}távcsöved van.`),
    draw: `${Koppints} a csillagokra, vagy húzz vonalat!`,
    drawOn: 'Folytasd, vagy jelölj eddig!',
    drawEnd: 'Innen nem vezet tovább út.',
    doubt: 'Két út is vezet oda: merre menjen?',
    aimStar: 'Melyik csillagot jelölöd meg ingyen?',
    dream: (name: string) => `Álomfázis: melyik csillagot jelölje az álomtoll? ${name}.`,
    discover: 'Több lap is kész: melyiket fedezed fel előbb?',
    setAside: (wisdom: number, cards: number) => `A bölcsességed ${wisdom}, de ${cards}${_}aktív lapod van: egyet tégy félre!`,
    boon: 'Melyik adományt választod?',
    boonWhich: 'Melyik kimerült lapodat frissíted fel?',
    reorder: 'Milyen sorrendben tegyük vissza őket?',
    over: 'Vége a játéknak.',
    waiting: 'Auptolemy következik.',
  },

  nameThe: the,
};

export type AstraWords = typeof hu;

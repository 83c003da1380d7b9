import { az } from '../../messages/hu/article';
import type { CardgoCard, CardgoTiming } from '../../bindings';

/** Hungarian texts about the game's cards. The type of this file is the type of all other languages. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The prompts for a card's targets, one after the other. */
export type Asks = readonly string[];

/** Returns the meaning of a lasting card: `theirs` says that the opponent played it, `name` is the opponent's name. */
export type Means = (theirs: boolean, name: string) => string;

/** Black and White, in the order of their seats. */
type Pair = readonly [string, string];

export const hu = {
  /** What a card does, whoever plays it; the card is the subject of the sentence. */
  does: {
    twinStones: 'két követ tesz le egymás után, nem szomszédos pontokra.',
    leap: 'felveszi a kijátszó egyik kövét, és máshová lép vele.',
    push: 'az ellenfél egyik kövét odébb tolja egy szomszédos üres pontra.',
    pluck: 'leveszi az ellenfél egyik magányos kövét, amelynek legalább két szabadsága van.',
    recolour: 'átfesti az ellenfél egyik magányos, atariban álló kövét.',
    exchange: 'felcseréli a kijátszó egyik kövét az ellenfél egy vele szomszédos kövével.',
    takeBack: 'leveszi az ellenfél legutóbbi lépésének kövét.',
    bridge: 'követ tesz két átlósan álló saját kő vágópontjára.',
    ban: 'egy pontra és a körülötte lévő nyolcra az ellenfél most nem léphet.',
    tether: 'az ellenfél következő lépésének érintenie kell a kijátszó egyik kövét.',
    elbowRoom: 'az ellenfél következő lépése egyetlen követ sem érinthet.',
    highGround: '3-3 körig csak a negyedik vonalra és beljebb lehet lépni.',
    shoreline: '2-2 körig csak a három külső vonalra lehet lépni.',
    wall: 'egy sorba vagy oszlopba 2-2 körig senki sem léphet.',
    truce: '2-2 körig senki sem üthet.',
    doze: 'a kijátszó most passzol.',
    dilemma: 'a kijátszó két pontot nevez meg, és az ellenfél mondja meg, melyikre lépjen.',
    pickpocket: 'elvesz egy véletlen lapot az ellenfél kezéből.',
    lantern: 'megnézi a pakli három felső lapját, és tetszés szerinti sorrendben visszateszi.',
    storm: 'mindkét kéz összes lapja a dobópakliba kerül.',
    gift: 'az ellenfél megkapja a pakli legfelső lapját.',
    trap: 'titokban megjelöl egy üres pontot: ha az ellenfél 2 körön belül odalép, a köve elvész.',
    headwind: 'bármelyik lapot kivédi.',
    mirror: 'kivéd egy lépés helyetti lapot.',
    shield: 'kivéd egy lapot, amely egy saját kőre céloz.',
  } satisfies Record<CardgoCard, string> as Record<CardgoCard, string>,

  /** The effect in a few words for a card of the own hand; it must fit two short lines beside the symbol. */
  brief: {
    twinStones: 'két kő, nem szomszédos',
    leap: 'egy köved máshová lép',
    push: 'odébb tolja egy kövét',
    pluck: 'leveszi egy magányos kövét',
    recolour: 'atariban álló kövét átfesti',
    exchange: 'két szomszédos kő cserél',
    takeBack: 'leveszi az utolsó kövét',
    bridge: 'kő a vágópontodra',
    ban: 'kilenc pontra nem léphet',
    tether: 'érintenie kell egy kövedet',
    elbowRoom: 'egy követ sem érinthet',
    highGround: 'csak a 4. vonaltól beljebb',
    shoreline: 'csak a három külső vonal',
    wall: 'egy sor vagy oszlop tilos',
    truce: 'senki sem üthet',
    doze: 'most passzolsz',
    dilemma: 'ő választ két pontodból',
    pickpocket: 'elvesz egy lapot tőle',
    lantern: 'megnézed a felső lapokat',
    storm: 'mindkét kéz elvész',
    gift: 'ő kap egy lapot',
    trap: 'titkos csapda egy ponton',
    headwind: 'bármelyik lapot kivédi',
    mirror: 'lépés helyetti lapot véd ki',
    shield: 'kivédi, ami kövedre céloz',
  } satisfies Record<CardgoCard, string> as Record<CardgoCard, string>,

  timing: { before: 'lépés előtt', instead: 'lépés helyett', counter: 'kontra' } satisfies Record<CardgoTiming, string> as Record<CardgoTiming, string>,
  immediate: 'azonnal',

  /** A hand card for screen readers. */
  held: (name: string, timing: string, does: string) => `${name}, ${timing}: ${does}`,
  chosen: (name: string, timing: string, does: string) => `${name} (${timing}): ${does}`,

  hand: {
    name: 'A kezed',
    empty: 'Nincs lapod.',
    emptyDraw: 'Nincs lapod. A pakliból húzhatsz.',
    quiet: (n: number) => `Nincs lapod. Húzni ${n}${_}lépés múlva lehet.`,
  },
  deck: {
    name: 'Pakli',
    say: (n: number) => `Pakli: ${n}${_}lap`,
    draw: 'húzhatsz belőle',
    quiet: (n: number) => `húzni ${n}${_}lépés múlva lehet`,
    top: (name: string) => `legfelül: ${name}`,
  },
  pile: {
    name: 'Dobópakli',
    say: (n: number) => `Dobópakli: ${n}${_}lap`,
    title: 'A lapok',
    none: 'Még egy lap sincs a dobópakliban.',
    order: 'Ami legutóbb került ide, az áll elöl.',
    foreseen: 'A pakli tetején',
    foreseenAbout: 'Ennyit tudsz róla; a legfelső lap áll elöl.',
    left: (n: number) => `A pakliban ${n}${_}lap van.`,
  },
  seat: {
    cards: (n: number) => `${n}${_}lap a kezében`,
    ownCards: (n: number) => `${n}${_}lap a kezedben`,
    title: (n: number) => `Lapok: ${n}`,
    known: 'Amit a lapjairól tudsz:',
    unknown: 'Egyikről sem tudod, mi az.',
    none: 'Nincs lapja.',
  },

  acts: {
    draw: 'Húzok',
    play: 'Kijátszom',
    playAt: (point: string) => `Kijátszom: ${point}`,
    let: 'Hagyom',
    hold: 'Várj',
    counter: (name: string) => `Kontra: ${name}`,
    discard: (name: string) => `Eldobom: ${name}`,
    pickDiscard: 'Válassz egy lapot!',
    name: (point: string) => `Ezt is: ${point}`,
    choose: (point: string) => `Ide lépjen: ${point}`,
    note: (point: string) => `Csapda ide: ${point}`,
    column: (letter: string) => `${letter}${_}oszlop`,
    row: (n: string) => `${n}.${_}sor`,
    arrange: 'Visszateszem',
  },

  prompts: {
    drawOrPlay: ['Fekete vagy: húzhatsz, kijátszhatsz egy lapot, aztán lépj!', 'Fehér vagy: húzhatsz, kijátszhatsz egy lapot, aztán lépj!'] as Pair,
    draw: ['Fekete vagy: húzhatsz egy lapot, aztán lépj!', 'Fehér vagy: húzhatsz egy lapot, aztán lépj!'] as Pair,
    card: ['Fekete vagy: kijátszhatsz egy lapot, aztán lépj!', 'Fehér vagy: kijátszhatsz egy lapot, aztán lépj!'] as Pair,
    aim: {
      twinStones: ['Hová kerüljön az első kő?', 'Hová a második? Ne legyen szomszédos!'],
      leap: ['Melyik köved ugorjon?', 'Hová ugorjon?'],
      push: ['Melyik követ tolod odébb?', 'Hová tolod?'],
      pluck: ['Melyik követ veszed le?'],
      recolour: ['Melyik követ fested át?'],
      exchange: ['Melyik kövedet cseréled?', 'Melyik szomszédos kőre?'],
      bridge: ['Hová kerüljön a híd köve?'],
      ban: ['Melyik pont körül legyen tilos?'],
      wall: ['Melyik sor vagy oszlop legyen a fal? Válassz egy pontot!'],
    } satisfies Partial<Record<CardgoCard, Asks>> as Partial<Record<CardgoCard, Asks>>,
    aimAny: 'Melyik legyen a célpont?',
    vain: (name: string, costsMove: boolean) => `${name}: most nincs mire hatnia, semmi sem történne${costsMove ? ', és a lépésedet is elvinné' : ''}.`,
    confirm: (point: string) => `${point}: válaszd ki még egyszer, vagy hagyd jóvá a gombbal!`,
    line: (point: string) => `${point}: az oszlopa vagy a sora legyen a fal?`,
    name: ['Nevezz meg két pontot! Melyik az egyik?', 'Melyik a másik?'] as Asks,
    choose: 'Te döntesz: melyik pontra lépjen?',
    note: 'Hová állítod a csapdát? Csak te fogod tudni.',
    arrange: 'Válaszd ki a lapokat abban a sorrendben, ahogy húzni kell őket!',
    arranged: 'Így kerüljenek vissza a pakli tetejére?',
    discard: (limit: number) => `Legfeljebb ${limit}${_}lap maradhat nálad: egyet dobj el!`,
    discarding: (name: string) => `${name}: eldobod?`,
    answerWait: (name: string) => `${name} eldönti, kontrázik-\u2060e`,
  },

  announced: {
    theirs: (name: string, card: string) => `${name} lapja: ${card}`,
    mine: (card: string) => `A te lapod: ${card}`,
    targets: (points: string) => `Célpont: ${points}`,
    noTargets: 'Nincs célpontja: hatás nélkül a dobópakliba kerül.',
    can: 'Hagyod, vagy kontrázol?',
    cannot: 'Nincs rá kontralapod.',
    soon: 'Nincs rá kontralapod: mindjárt megtörténik.',
  },

  lasting: {
    column: (letter: string) => `${letter}${_}oszlop`,
    row: (n: string) => `${n}.${_}sor`,
    left: (n: number) => `még ${n}${_}lépés`,
    rule: 'A szabálya',
    /** The meaning of a lasting card, by whether the opponent played it. */
    means: {
      ban: (theirs, name) => (theirs ? 'Ide és a körülötte lévő pontokra most nem léphetsz.' : `${name} ide és a körülötte lévő pontokra nem léphet.`),
      tether: (theirs, name) => (theirs ? `A lépésednek érintenie kell ${name} egyik kövét.` : `${name} lépésének érintenie kell egy kövedet.`),
      elbowRoom: (theirs, name) => `${theirs ? 'A lépésed' : `${name} lépése`} egyetlen követ sem érinthet.`,
      highGround: () => 'Csak a negyedik vonalra és beljebb lehet lépni.',
      shoreline: () => 'Csak a három külső vonalra lehet lépni.',
      wall: () => 'Ide senki sem léphet.',
      truce: () => 'Senki sem üthet.',
      trap: (theirs, name) => (theirs ? `${name} titkos csapdát állított.` : `Ha ${name} ide lép, elvész a köve.`),
    } satisfies Partial<Record<CardgoCard, Means>> as Partial<Record<CardgoCard, Means>>,
  },

  board: {
    banned: (name: string) => `tiltott pont: ${name}`,
    trap: 'a te csapdád',
    target: 'választható',
    aimed: 'célpont',
    chosen: 'kiválasztva; ha még egyszer kiválasztod, jóváhagyod',
  },

  arrange: {
    name: 'A pakli felső lapjai',
    place: (n: number) => `húzási sorrendben ${az(n)} ${n}.`,
    unplaced: 'még nincs helye',
  },
};

export type CardgoCardWords = typeof hu;

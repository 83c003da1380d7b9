/** Hungarian texts of several people at one device; this file is the type of the others. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  /** The heading while the device is handed over. */
  turn: (name: string) => `${name} jön`,
  about: 'Add oda neki a készüléket. Amíg át nem veszi, senkinek a lapja nem látszik.',
  itsMe: (name: string) => `Én vagyok az, ${name}`,
  decline: (name: string) => `${name}: nem lépek közbe`,
  bots: 'A botok lépnek',
  botsAbout: 'Rögtön kiderül, ki jön. Addig senkinek a lapja nem látszik.',
  /** Looks at a finished game from this person's seat. */
  lookAs: (name: string) => `${name} szemével`,
  happened: 'Ami közben történt',
  takeBack: (name: string) => `${name}: meggondoltam magam`,
  consent: {
    title: 'Mindenki beleegyezik?',
    about: 'A döntésed óta más is döntött: az is elvész, ha visszavonod.',
    yes: 'Igen, visszavonom',
    no: 'Mégsem',
  },
  taught: {
    title: 'Mit léphetsz?',
    notNow: 'Most nem te jössz.',
    moves: (named: string[], all: number) => (all > named.length ? `${named.join(', ')} és még ${all - named.length}` : named.join(', ')),
  },
  setup: {
    several: 'Többen játszunk',
    people: 'Hányan játszotok ezen a készüléken?',
    bots: 'Hány bot játsszon veletek?',
    own: 'A te neved',
    taught: 'Most tanulja',
    taughtAbout: 'Aki most tanulja, az asztalnál megnézheti, mit léphet, és melyik szabály szerint.',
    guest: (n: number) => `${n}.${_}játékos neve`,
    nameless: (n: number) => `${n}.${_}játékos`,
    recolour: (colour: string) => `Színe ${colour}: koppints egy másikért`,
    colours: ['kék', 'narancssárga', 'zöld', 'lila', 'türkiz', 'rózsaszín'],
    flat: 'A képernyő forduljon felétek',
    flatAbout: 'Ha egymással szemben ültök, és a készülék közöttetek fekszik, mindig annak fordul, aki jön.',
    flatFaces: (opposite: string) => `Mindig annak fordul, aki jön. Szemben ül: ${opposite}.`,
    taughtShort: 'most tanulja',
    forget: (name: string) => `${name} nevének elfelejtése`,
    order: 'Ülésrend',
    orderAbout: 'Sorban, ahogy az asztal körül ültök.',
    earlier: (name: string) => `${name} eggyel előbbre`,
    bot: (n: number) => `${n}.${_}bot`,
    about: 'Egymásnak adjátok a készüléket, és mindenki csak a saját lapjait látja.',
  },
};

export type HandoverWords = typeof hu;

/** Hungarian texts of the reading pages; this file is the type of the others. */

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const hu = {
  /** Names of the parts in the selection. */
  parts: { minute: 'Egy perc', icons: 'Ikonok', aid: 'Segédlet', house: 'Házi szabályok', cards: 'Lapok' },
  choose: 'Mit nézzünk?',
  wayAbout: 'Ennyi elég az első játszmához',
  more: 'Segédletek',
  print: 'Nyomtatás',
  picture: (game: string) => `Így néz ki az asztal: ${game}. A számozott részek neve a kép alatt áll.`,
  pictureNames: 'Ami a képen látszik',
  iconsAbout: 'Az ikonok jelentése, a rájuk vonatkozó szabállyal.',
  aidAbout: 'Ami játék közben kell, szabályonként egy mondatban.',
  houseAbout: (n: number) =>
    `Ahol az eredeti szabály hallgat, vagy többféleképpen érthető, ott mi döntöttük el, hogyan játsszunk: ${n}${_}helyen. Ha nálatok más a szokás, játsszatok úgy!`,
  cardsAbout: (kinds: number, copies: number) =>
    copies > kinds ? `${kinds}-féle lap, összesen ${copies}.` : `${kinds}${_}lap.`,
  copies: (n: number) => `${n}×`,
  copiesSay: (n: number) => `${n}${_}van belőle`,
  filter: 'Keresés a lapok között',
  filterHint: 'Keresés névre vagy hatásra',
  filtered: (n: number) => (n === 0 ? 'Ilyen lap nincs.' : `${n}${_}lap`),
  missing: 'Ehhez a játékhoz nincs ilyen olvasnivaló.',
};

export type ReadWords = typeof hu;

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** Hungarian texts of the score pad. The type of this file is the type of all other languages. */
export const hu = {
  about: 'Válaszd ki, amit be akarsz írni.',
  /** The question for each number, by side. */
  amounts: {
    you: {
      vp: 'A pontjaid az adományokból',
      pouch: 'Az erszényed mérete',
      wisdom: 'A bölcsességed',
      stardust: 'Megmaradt csillagporod',
      telescopes: 'Megmaradt távcsöveid',
      undiscovered: 'Csillagaid a felfedezetlen lapokon',
    },
    auptolemy: {
      vp: 'Auptolemy pontjai a kezdőpontjaival együtt',
      telescopes: 'Auptolemy megmaradt távcsövei',
      undiscovered: 'Auptolemy csillagai a felfedezetlen lapokon',
    },
    first: { firstPouch: 'Az erszény az elején', firstWisdom: 'A bölcsesség az elején' },
  },
  less: (what: string) => `${what}: eggyel kevesebb`,
  more: (what: string) => `${what}: eggyel több`,
  points: (n: number) => `${n}${_}pont`,
  cell: (side: string, line: string, value: string) => `${side}, ${line}: ${value}`,
  unwritten: 'még nincs beírva',

  final: { label: 'Céllap', you: 'A céllapod', auptolemy: 'Auptolemy céllapja', pair: (one: string, other: string) => `${one}–${other}` },

  piles: { you: 'A te lapjaid', auptolemy: 'Auptolemy lapjai' },
  none: 'Még egy sincs beírva.',
  add: 'Új lap',
  addTo: { you: 'Új lap nálad', auptolemy: 'Új lap Auptolemynél' },
  pick: { you: 'Melyik lapot fedezted fel?', auptolemy: 'Melyik lapot fedezte fel Auptolemy?' },
  element: 'Elem',
  already: (card: string) => `Ez a lap már be van írva: ${card}.`,
  marks: (yours: number, its: number, dream: number) => `te ${yours}, Auptolemy ${its}, álomtoll ${dream}`,
  stars: { yours: 'A te csillagaid', its: 'Auptolemy csillagai' },
  dream: (n: number) => `A többi az álomtollé: ${n}${_}csillag.`,
  printed: 'Ami a lapodon áll',
  printedAbout: 'Ha a dobozodban lévő lap más, mint az appban, írd be, mi áll rajta: az számít.',
  vp: 'Pontja',
  starCount: 'Csillagai',
  aside: 'Félretett lap',
  isAside: 'félretéve',
  removeCard: 'Lap törlése',
  another: 'Következő lap',

  next: 'Tovább',
  close: 'Kész',
  finish: 'Kész, számoljuk össze',
  reopen: 'Mégis javítom',
  libraryEmpty: 'Elfogyott Auptolemy paklija',
  libraryEmptyAbout: 'Megfigyelt volna, de nem volt miből: azonnal vesztettél.',
  won: 'Nyertél!',
  lost: 'Auptolemy nyert.',
};

export type AstraPadWords = typeof hu;

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** Hungarian texts of the score pad. The type of this file is the type of all other languages. */
export const hu = {
  about: (name: string) => `${name} lapjai`,
  pick: 'Válassz ki valakit, és írd be, ami a kezében maradt. A tartalék nem számít.',
  out: 'Elfogyott a lapja',
  isOut: 'elfogyott a lapja',
  missing: 'még nincs beírva',
  sum: 'Összeg',
  cards: 'Beírom a lapokat',
  sumOf: (name: string) => `${name} büntetőpontjai`,
  erase: 'Utolsó szám törlése',
  next: 'Tovább',
  nobody: 'Senkinek sem fogyott el a lapja',
  nobodyAbout: 'Megállt a játék, mert senki sem játszott ki párt.',
  last: 'Ki lépett utoljára?',
  starts: (name: string) => `A következő fordulót ${name} kezdi.`,
  ranOut: 'Nincs elég lap az osztáshoz',
  ranOutAbout: 'Annyi lap van tartalékban, hogy nem lehet újra osztani: vége a játéknak.',
  target: (n: number) => `${n}${_}pontig`,
  entry: (numbers: string) => `lapok: ${numbers}`,
};

export type MochiPadWords = typeof hu;

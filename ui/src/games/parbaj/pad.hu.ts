/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** Hungarian texts of the score pad. The type of this file is the type of all other languages. */
export const hu = {
  starter: 'Ki kezd?',
  turn: (n: number, name: string) => `${n}. kör: ${name}`,
  income: (vp: number) => `Az előkészítőben ${vp}${_}VP jár a körért; a tartalékod lényeiért járót te add hozzá.`,
  phase: 'Fázis',
  toPhase: (name: string) => `Fázis: ${name}`,
  noPhase: 'Nincs több fázis',
  takeIncome: (vp: number) => `+${vp}${_}VP`,
  life: 'Ép',
  vp: 'VP',
  more: 'Jelzők, pakli',
  counters: { strength: 'Erősítő jelző', weakness: 'Gyengítő jelző', poison: 'Méregjelző', burden: 'Teherjelző', temporaryCost: 'Időleges költség jelző' },
  deckEmpty: 'Elfogyott a paklija',
  drewFromEmpty: 'Üres pakliból kellett húznia',
  next: 'Következő kör',
  previous: 'Vissza az előző körre',
  end: 'Vége a párbajnak',
  reopen: 'Mégis javítom',
  change: (what: string, by: number) => `${what}: ${by > 0 ? 'plusz' : 'mínusz'} ${Math.abs(by)}`,
};

export type ParbajPadWords = typeof hu;

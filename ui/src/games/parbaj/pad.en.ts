import type { ParbajPadWords } from './pad.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** English texts of the score pad. */
export const en: ParbajPadWords = {
  starter: 'Who begins?',
  turn: (n, name) => `Turn ${n}: ${name}`,
  income: (vp) => `Upkeep brings ${vp}${_}MP for the turn; add what the creatures in reserve bring.`,
  phase: 'Phase',
  toPhase: (name: string) => `Phase: ${name}`,
  noPhase: 'No more phases',
  takeIncome: (vp) => `+${vp}${_}MP`,
  life: 'Life',
  vp: 'MP',
  more: 'Counters, deck',
  counters: { strength: 'Strength counters', weakness: 'Weakness counters', poison: 'Poison counters', burden: 'Burden counters', temporaryCost: 'Temporary cost counters' },
  deckEmpty: 'The deck is empty',
  drewFromEmpty: 'Had to draw from an empty deck',
  next: 'Next turn',
  previous: 'Back to the turn before',
  end: 'The duel is over',
  reopen: 'Change it after all',
  change: (what, by) => `${what}: ${by > 0 ? 'plus' : 'minus'} ${Math.abs(by)}`,
};

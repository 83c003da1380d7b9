import type { MochiPadWords } from './pad.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** English texts of the score pad. */
export const en: MochiPadWords = {
  about: (name) => `${name}’s cards`,
  pick: 'Choose a player and enter what was left in hand. Reserves don’t count.',
  out: 'Went out',
  isOut: 'went out',
  missing: 'not entered yet',
  sum: 'Sum',
  cards: 'Enter the cards',
  sumOf: (name) => `${name}’s penalty points`,
  erase: 'Erase the last number',
  next: 'Next',
  nobody: 'Nobody went out',
  nobodyAbout: 'Play came to a standstill: nobody played a pair.',
  last: 'Who moved last?',
  starts: (name) => `${name} starts the next one.`,
  ranOut: 'Too few cards to deal',
  ranOutAbout: 'So many cards are in reserves that nobody can deal again: the game is over.',
  target: (n) => `up to${_}${n}`,
  entry: (numbers) => `cards: ${numbers}`,
};

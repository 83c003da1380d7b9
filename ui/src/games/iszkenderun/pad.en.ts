import type { IszkenderunPadWords } from './pad.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** English texts of the score pad. */
export const en: IszkenderunPadWords = {
  began: 'Trump at the beginning',
  ended: 'Trump at the end',
  row: (name, points) => `${name}’s row, ${points}${_}point${points === 1 ? '' : 's'}`,
  empty: 'empty row',
  pick: 'Choose a row, then its cards one after the other, from left to right.',
  picker: (name) => `${name}’s next card`,
  suit: 'Suit',
  others: 'Others',
  taken: (card, name) => `${card} is in ${name}’s row already.`,
  gone: (card) => `${card} is in a score pile and can’t be in play.`,
  tokens: 'Tokens',
  fewer: 'Fewer tokens',
  more: 'More tokens',
  left: 'To the left',
  right: 'To the right',
  takeOff: 'Remove from row',
  close: 'Done',
  finish: 'Round is complete',
  reopen: 'Correct it',
  raised: 'Action marker on the score pile: +4',
  raisedEarlier: (round) => `Action marker on the score pile: +4 (since round${_}${round})`,
  extras: 'Markers and starting player',
  starter: 'Who began the first one?',
  started: (name) => `${name} began.`,
  bank: (name) => `Which card went to ${name}’s score pile?`,
  worth: 'What is each worth?',
};

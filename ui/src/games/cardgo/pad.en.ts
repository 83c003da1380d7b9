import type { CardgoPadWords } from './pad.hu';

/** English texts of the score pad. */
export const en: CardgoPadWords = {
  how: 'Arrow keys move, Enter draws.',
  tool: 'What are you drawing?',
  tools: { cycle: 'Cycle', black: 'Black', white: 'White', empty: 'Empty', dead: 'Dead' },
  stones: ['black stone', 'white stone'],
  empty: 'empty',
  dead: 'dead',
  propose: 'Find dead stones',
  proposed: 'What looks dead is marked. Choose a group to change it.',
  finish: 'The board is complete',
  reopen: 'Correct it',
  count: 'The count',
  komi: 'Komi',
  less: 'less',
  greater: 'more',
  tie: 'A tie.',
};

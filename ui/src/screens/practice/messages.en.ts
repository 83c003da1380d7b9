import type { PracticeWords } from './messages.hu';

const _ = '\u00a0';

/** English texts for learning from one's own games. */
export const en: PracticeWords = {
  title: 'Learn from your mistakes',
  nth: (at, all) => `mistake ${at} of ${all}`,
  looking: 'The bot is looking for the decisions that cost you most…',
  progress: (done, all) => `${done}${_}/${_}${all}`,
  none: 'There was no mistake to learn from: the bot never found anything much better.',
  moment: (ply) => `decision${_}${ply}`,
  made: (move) => `Here you chose: ${move}.`,
  cost: (from, to) => `Your chances became ${to}% instead of ${from}%.`,
  task: 'Find something better!',
  hint: 'Hint',
  among: 'One of the highlighted moves is the best.',
  solution: 'Solution',
  skip: 'Skip',
  found: 'You found it!',
  asGood: (percent) => `With this, your chances are ${percent}%.`,
  same: 'That’s what you chose in the game. There is something better!',
  close: (lost) => `Almost: ${lost} percentage ${lost === 1 ? 'point' : 'points'} less than the best.`,
  far: (lost) => `There is something better: this costs ${lost} percentage ${lost === 1 ? 'point' : 'points'}.`,
  best: (move, percent) => `Best: ${move}. With this, your chances are ${percent}%.`,
  also: (moves) => `Just as good: ${moves}.`,
  line: 'What may follow:',
  judged: 'This move has been judged.',
  again: 'Try another',
  before: 'Previous',
  next: 'Next',
  finish: 'Back to the game',
  branch: 'Play on from here',
  branchName: (ply) => (ply === 0 ? 'Again from the beginning' : `Branch after decision${_}${ply}`),
  review: 'Practice',
  reviewed: (later) => `That’s all for today.${later > 0 ? ` ${later} more ${later === 1 ? 'position comes' : 'positions come'} back later.` : ''}`,
  nothingDue: (later) =>
    later > 0 ? `Nothing to practise today; ${later} ${later === 1 ? 'position comes' : 'positions come'} back later.` : 'Nothing to practise. After a game, the positions in which you didn’t find the best move gather here.',
  home: 'Home',
};

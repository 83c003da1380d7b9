import type { PuzzleWords } from './messages.hu';

const _ = '\u00a0';

/** English texts of the puzzles. */
export const en: PuzzleWords = {
  title: 'Puzzles',
  puzzle: 'Puzzle',
  about: 'Positions from games of strong bots. In each of them one move is clearly best, and it isn’t the obvious one.',
  none: 'There are no puzzles for this game yet.',
  noGame: 'There is no such game here.',
  noPuzzle: 'There is no puzzle of this number.',
  ofDay: 'Puzzle of the day',
  ofThisDay: (day) => `Puzzle of the day, ${day}`,
  nth: (n) => `puzzle${_}${n}`,
  nthOf: (n, all) => `puzzle ${n} of ${all}`,
  task: 'Find the best move!',
  grades: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  graded: { easy: 'easy', medium: 'medium', hard: 'hard' },
  solvedOf: (solved, all) => `${solved}${_}/${_}${all} solved`,
  states: { untried: 'not tried yet', failed: 'not solved yet', solvedLater: 'solved later', solved: 'solved at the first try' },
  marks: 'Marks',
  kind: 'Kind',
  allKinds: 'all',
  start: 'Solve it',
  again: 'Look at it again',
  inARow: (days) => `${days}${_}${days === 1 ? 'day' : 'days'} in a row`,
  toList: 'To the puzzles',
  share: 'Share',
  shared: {
    title: 'Share your result',
    label: 'You can send this',
    ofDay: 'puzzle of the day',
    numbered: (n) => `puzzle of the day (${n})`,
    results: { untried: '', failed: 'I couldn’t solve it.', solvedLater: 'I solved it, but not at the first try.', solved: 'I solved it at the first try!' },
    inARow: (days) => `${days}${_}${days === 1 ? 'day' : 'days'} in a row.`,
  },
};

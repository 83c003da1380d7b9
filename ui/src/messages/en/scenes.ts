import type { Messages } from '../hu';

const _ = '\u00a0';

/** Texts of demonstrations and lessons. */
export const scenes: Messages['scenes'] = {
  show: 'Show me',
  learn: 'Learn',

  drawer: 'Log and rules',
  rulesNow: 'Rules now',
  rulesNowAbout: 'What matters on the table now:',
  noRulesNow: 'No rule in particular applies to this position.',
  fromBook: 'This game began from a position in the rulebook.',

  loading: 'Looking for the example…',
  told: 'What happened',
  given: 'This is how things stand.',
  step: (at, all) => `${at}${_}/${_}${all}`,
  stepSay: (at, all) => `Picture ${at} of ${all}`,
  rulesShown: 'Shows:',
  why: 'Why not?',
  tried: (who, what) => `${who}: ${what}`,
  triedHere: 'this was tried',
  allowed: 'This is allowed.',
  back: 'One step back',
  forward: 'Next',
  again: 'Restart',
  playOn: 'Play on from here',
  onlyShown: 'This is only a demonstration. Would you like to play on from here?',
  keys: {
    steps: 'one step back, forward',
    rulesNow: 'rules now',
    help: 'hint for the task',
  },

  learnAbout: (lessons, minutes, board) =>
    `${lessons}${_}short lessons, about ${minutes}${_}minutes. ${board ? 'On the board, move by move' : 'At the table, card by card'}.`,
  lessonsDone: (done, all) => `${done} of ${all} done`,
  lessons: 'Lessons',
  done: 'done',
  nextUp: 'next',
  start: 'Let’s begin',
  goOn: 'Continue',
  lesson: (n) => `Lesson${_}${n}`,
  stepOf: (at, all) => `Step${_}${at} of${_}${all}`,
  goal: 'Your task',
  fold: 'Hide',
  unfold: 'Read again',
  understood: 'Got it',
  astray: 'I took that back: try another way.',
  reached: 'Well done!',
  nextLesson: 'Next lesson',
  finish: 'Finish',
  lessonOver: 'This lesson is done. Ready for the next one?',
  repeat: 'Again',

  learnt: 'You can play now!',
  learntAbout: 'You have done every lesson. Anything else you can look up while you play: every rule is at hand.',
  firstGame: 'My first game',
  play: 'Play a real game',
  rulebook: 'Rulebook',
  puzzles: 'Puzzles',
  puzzlesSolved: (solved, all) => `${solved}${_}/${_}${all} solved`,
  advice: {
    title: 'From your games',
    refused: (times) => `This rule stopped you most often, ${times}${_}${times === 1 ? 'time' : 'times'}:`,
    lesson: (title) => `Lesson: ${title}`,
    missed: (times, of) => `The bot can explain ${of} of your mistakes. ${times} of them came down to the same thing:`,
    puzzles: (n) => `${n}${_}${n === 1 ? 'puzzle' : 'puzzles'} of this kind`,
  },

  repeatAbout: 'You can do any lesson again.',
};

import type { CardgoWords } from './messages.hu';

const _ = '\u00a0';

export const en: CardgoWords = {
  decimal: '.',
  colours: ['Black', 'White'],

  board: {
    name: (columns, rows) => `Board, ${columns} by ${rows}`,
    about: 'Move about with the arrow keys; Enter places a stone.',
    aboutTwice: 'Move about with the arrow keys; Enter shows a stone, and Enter again places it.',
    aboutMarks: 'Move about with the arrow keys; Enter marks a group as dead, or as alive again.',
    aboutStill: 'Move about with the arrow keys.',
    row: (row, stones) => `Row${_}${row}: ${stones}`,
    emptyRow: 'empty',
    stonesAt: (colour, columns) => `${colour} ${columns}`,
    empty: 'empty',
    stone: ['black stone', 'white stone'],
    liberties: (n) => `${n}${_}libert${n === 1 ? 'y' : 'ies'}`,
    atari: 'in atari',
    group: (n) => (n === 1 ? 'by itself' : `group of ${n}`),
    proposed: 'dead, by your opponent’s judgement',
    gone: 'your stone was taken from here',
    last: 'last move',
    ko: 'ko: can’t be taken back now',
    ghost: 'your stone would go here; choose it again to place it',
    whole: 'Whole board',
    likely: ['probably Black’s area', 'probably White’s area'],
    dead: 'marked as dead',
    owned: ['Black’s area', 'White’s area'],
  },

  analysis: 'Analysis',

  estimate: {
    name: 'Territory estimate',
    close: 'Close the estimate',
    waiting: 'Estimating the areas…',
    none: 'There is nothing to estimate right now.',
    lead: (colour, n) => `about ${colour} +${n}`,
    even: 'About even',
    about: 'How the board would be shared out if you both played well from here. Hints are based on it too.',
  },

  seat: {
    name: (name, colour) => `${name}, ${colour}`,
    captures: (n) => `${n}${_}captured stone${n === 1 ? '' : 's'}`,
    komi: (n) => `${n}${_}komi`,
    onTurn: 'to move',
    passed: 'passed',
    thinking: 'is thinking',
    handicap: (n) => `${n}${_}handicap stone${n === 1 ? '' : 's'}`,
    plays: ['Plays Black.', 'Plays White.'],
    youPlay: ['You play Black.', 'You play White.'],
    capturesTitle: 'Captured stones',
    capturesAbout: (n) =>
      n === 0 ? 'Has captured none so far.' : `Has taken ${n}${_}stone${n === 1 ? '' : 's'} off the board. Captured stones count for nothing in the end.`,
    youCapturesAbout: (n) =>
      n === 0 ? 'You have captured none so far.' : `You have taken ${n}${_}stone${n === 1 ? '' : 's'} off the board. Captured stones count for nothing in the end.`,
    komiTitle: 'Komi',
    komiAbout: (n) => `White gets ${n}${_}point${n === '1' ? '' : 's'} in the end: that is the komi.`,
    handicapTitle: 'Handicap',
    handicapAbout: (n) => `Black began with ${n}${_}handicap stone${n === 1 ? '' : 's'}, and White moved first.`,
  },

  notation: { number: 'Move', pass: 'pass' },

  acts: {
    place: (point) => `Place it: ${point}`,
    pass: 'Pass',
    passSure: 'Yes, pass',
    accept: 'Mark these',
    agree: 'Agree',
    resume: 'Play on',
  },

  prompts: {
    play: ['You are Black: place a stone.', 'You are White: place a stone.'],
    answerPass: ['White has passed. If you pass too, we count.', 'Black has passed. If you pass too, we count.'],
    ghost: (point) => `${point}: choose it again to place the stone, or use the button.`,
    pass: 'Pass without playing?',
    passEnds: 'If you pass, play stops and the count begins.',
    passEndsResumed: 'If you pass, it is over: every stone on the board is alive.',
    proposed: (name, n) => `${name} takes the crossed ${n === 1 ? 'group' : 'groups'} for dead. Tap groups to mark them otherwise.`,
    nothingDead: (name) => `${name} takes no group for dead. If you see none either, agree.`,
    first: 'Mark any dead groups, then choose Agree.',
    second: 'Do you agree with the marks? If not, change them.',
    last: 'You can agree with these marks, or play on.',
    open: (n) => `${n} points are still undecided. Mark what is dead, or play on.`,
    openLast: (n) => `${n} points are still undecided: you can agree all the same, or play on.`,
    marking: (name) => `${name} is marking dead stones`,
    past: (name) => (name === null ? 'Here it is your turn.' : `Here it is ${name}’s turn.`),
    over: 'The game is over.',
  },

  score: {
    name: 'Count',
    asMarked: 'Score with these marks',
    stones: 'Stones',
    stonesFull: 'Live stones',
    empty: 'Empty',
    emptyFull: 'Surrounded empty points',
    komi: 'Komi',
    total: 'Area',
    lead: (colour, n) => `${colour} leads by ${n}${_}point${n === '1' ? '' : 's'}.`,
    even: 'You are even.',
    margin: (n) => `The difference is ${n}${_}point${n === '1' ? '' : 's'}.`,
    tie: 'The scores are equal.',
    accounts: {
      stones: (n) => `Live stones on the board: ${n}.`,
      empty: (n) => `Surrounded empty points: ${n}.`,
      dead: (n) => (n === 1 ? `A dead stone stood on 1${_}of them.` : `Dead stones stood on ${n} of them.`),
      komi: (n) => `Komi for White: ${n}.`,
      total: (n) => `${n}${_}point${n === '1' ? '' : 's'} in all.`,
    },
  },
};

import type { ReplayWords } from './messages.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const en: ReplayWords = {
  name: 'Look back',
  first: 'To the beginning',
  before: 'One back',
  after: 'One on',
  last: 'To the end',
  slider: 'Where in the game',
  at: (at, all) => `${at}${_}/${_}${all}`,
  atFull: (at, all) => (at === 0 ? `at the beginning of ${all} decisions` : `after decision${_}${at} of${_}${all}`),
  run: 'Play',
  pause: 'Pause',
  pace: (pace) => `Pace: ${pace}`,
  paces: { slow: 'slow', steady: 'medium', fast: 'fast' },
  playOn: 'Play on from here',
  branch: 'Play on at a new table',
  branchName: (ply) => (ply === 0 ? 'Again from the beginning' : `Branch after decision${_}${ply}`),
  past: 'This has happened already. To go on differently, play on from here!',
  over: 'The game is over here. Step back to where you would play differently!',
  locked: 'This game was played by an older version of the rules: its log can be read, but it can’t be played back.',
  beginning: 'This is how the game began.',
  unseen: 'You saw nothing of this decision.',
  hands: 'Everybody’s cards',
  noCards: 'no cards',
  opinion: {
    name: 'What the bot thinks',
    about: (two) =>
      two
        ? 'The bot goes through the decisions and tells what it would have expected.'
        : 'The bot goes through your decisions and tells what it would have expected.',
    fair: 'It judges only by what the one who decided could see then.',
    time: 'It takes a minute or two at most; look around in the meantime.',
    assists: 'The game isn’t over: if you ask the bot now, it will count as played with help.',
    begin: 'Begin',
    goOn: 'Go on',
    progress: (done, all) => `Thinking: ${done}${_}/${_}${all}`,
    stop: 'Stop thinking',
    complete: 'It has judged every decision.',
    nothing: 'There is nothing to judge in this game.',
    chart: 'Your chance to win',
    turn: 'Turning point',
    turns: (n) => (n === 0 ? 'No turning point: nobody gave much away.' : `${n}${_}turning point${n === 1 ? '' : 's'}`),
    turnsSoFar: (n) => (n === 0 ? 'No turning point so far.' : `${n}${_}turning point${n === 1 ? '' : 's'} so far`),
    turnBefore: 'Previous turning point',
    turnAfter: 'Next turning point',
    cost: (from, to) => `your chance: ${to}% instead of ${from}%`,
    costOf: (who, from, to) => `${who}’s chance: ${to}% instead of ${from}%`,
    decision: (ply, who) => `decision${_}${ply}, ${who}`,
    played: 'What happened',
    preferred: 'The bot would rather have done this',
    agreed: 'The bot would have done the same',
  },
  keys: {
    steps: 'previous, next decision',
    ends: 'beginning, end of the game',
    run: 'play, pause',
    names: { ends: 'Home End', space: 'Space' },
  },
};

import type { StatisticsWords } from './messages.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

function games(n: number): string {
  return `${n}${_}${n === 1 ? 'game' : 'games'}`;
}

function wins(n: number): string {
  return `${n}${_}${n === 1 ? 'win' : 'wins'}`;
}

/** English phrases for what was counted. */
export const en: StatisticsWords = {
  title: 'Statistics',
  loading: 'Adding up…',
  empty: {
    title: 'It is all still ahead of you',
    about: 'When a game ends, you will find here how you did: wins, streaks, scores. All of it stays on this device.',
    begin: (game) => `${game}: new table`,
  },
  leftOut: (n) => `${n}${_}${n === 1 ? 'result' : 'results'} can’t be read and ${n === 1 ? 'is' : 'are'} left out of the sums.`,
  bots: (level) => `Against ${level.toLowerCase()} bots`,
  mixed: 'Against bots of several levels',
  automaton: (name) => `Against ${name ?? 'the automaton'}`,
  played: 'Games',
  won: 'Wins',
  wonShared: (n) => `${n}${_}shared`,
  streak: 'Winning streak',
  bestStreak: (n) => `longest:${_}${n}`,
  share: 'Share of wins',
  shareFew: (won, played) => `${wins(won)} in ${games(played)}: too few to speak of a share yet.`,
  shareTold: (percent, low, high) => `${percent}; in the long run probably between ${low} and ${high}.`,
  equal: (percent) => `If all were equally strong, ${percent} would be yours.`,
  assisted: (played, won) => `${games(played)} with help, ${wins(won)} among them: not counted above.`,
  onlyAssisted: 'You have had no game without help here yet.',
  otherScores: { best: 'Best', chart: 'Points game by game', head: 'Points' },
  decimal: '.',
  chartLabel: (chart, n, first, last, best) => `${chart}. ${games(n)}, the first ${first}, the last ${last}, the best ${best}.`,
  wonDot: 'won',
  lostDot: 'not won',
  lastGames: (n) => `The last ${games(n)}`,
  table: 'Games one by one',
  when: 'When',
  place: 'Place',
  result: 'Result',
  results: { won: 'won', lost: 'lost' },
  placeOf: (rank, seats) => `${rank}${_}/${_}${seats}`,
  counted: {
    title: 'What counts?',
    about: 'Every game counts once: when it first ends. Whatever is taken back or played again afterwards changes nothing. Results of deleted tables stay.',
    assisted: 'A game counts as assisted if you asked for a hint, took something back after seeing how it went on, went on from the middle of an earlier table, or opened it from a file. These stand apart.',
    not: 'What began from a position of the rulebook, or came here already over, isn’t counted.',
  },
  reset: 'Reset',
  resetOf: (game) => `Reset: ${game}`,
  resetAll: 'Reset all statistics',
  resetDone: (game) => `${game}: the statistics are reset.`,
  resetAllDone: 'All statistics are reset.',
  word: {
    easyAll: (level) => `You have won all of your last five games against ${level} bots.`,
    easy: (level) => `In your last five games against ${level} bots you nearly always came out on top.`,
    hard: (level) => `In your last five games ${level} bots came in ahead of you time and again.`,
    offer: (level) => `New table: ${level} bots`,
    learn: 'Learn',
  },
};

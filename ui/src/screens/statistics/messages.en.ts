import type { StatisticsWords } from './messages.hu';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

function games(n: number): string {
  return `${n}${_}${n === 1 ? 'game' : 'games'}`;
}

function wins(n: number): string {
  return `${n}${_}${n === 1 ? 'win' : 'wins'}`;
}

/** English texts of the statistics. */
export const en: StatisticsWords = {
  title: 'Statistics',
  loading: 'Adding up…',
  empty: {
    title: 'No games yet',
    about: 'When you finish a game, your results will appear here: wins, streaks, scores. All of it stays on this device.',
    begin: (game) => `${game}: new table`,
  },
  leftOut: (n) => `${n}${_}${n === 1 ? 'result' : 'results'} can’t be read and ${n === 1 ? 'is' : 'are'} left out of the totals.`,
  bots: (level) => `Against ${level.toLowerCase()} bots`,
  mixed: 'Against bots of several levels',
  people: 'With people on one device',
  guests: {
    title: 'Whom you have played with on one device',
    line: (played, won, ahead) => `${String(played)} ${played === 1 ? 'game' : 'games'}, ${String(won)} won; you finished ahead in ${String(ahead)}`,
    helped: (n) => `with help: ${String(n)}`,
  },
  automaton: (name) => `Against ${name ?? 'the automaton'}`,
  played: 'Games',
  won: 'Wins',
  wonShared: (n) => `${n}${_}shared`,
  streak: 'Winning streak',
  bestStreak: (n) => `longest:${_}${n}`,
  share: 'Win rate',
  shareFew: (won, played) => `${wins(won)} in ${games(played)}: too few to speak of a rate yet.`,
  shareTold: (percent, low, high) => `${percent}; in the long run probably between ${low} and ${high}.`,
  equal: (percent) => `If everyone were equally strong, you would win ${percent}.`,
  assisted: (played, won) => `${played}${_}assisted ${played === 1 ? 'game' : 'games'} (${wins(won)}): not counted above.`,
  onlyAssisted: 'You have not finished an unassisted game here yet.',
  otherScores: { best: 'Best', chart: 'Points per game', head: 'Points' },
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
  givenUp: { resigned: 'resigned', outOfTime: 'out of time' },
  placeOf: (rank, seats) => `${rank}${_}/${_}${seats}`,
  counted: {
    title: 'What counts?',
    about: 'Every game counts once: when it first ends. Undoing or replaying something afterwards changes nothing. The results of deleted tables stay. A game you resign counts as lost, one your opponent resigns as won; neither has a score.',
    assisted: 'A game counts as assisted if you asked for a hint, undid something after seeing what came of it, played on from the middle of an earlier table, or opened it from a file. Assisted games are counted separately.',
    not: 'A game that began from a position in the rulebook, or was already over when it was imported, isn’t counted.',
  },
  rating: {
    title: 'How do you compare with the bots?',
    within: (points) => `±${_}${points}`,
    below: (level) => `below ${level}`,
    at: (level) => `level with ${level}`,
    between: (weaker, stronger) => `between ${weaker} and ${stronger}`,
    above: (level) => `above ${level}`,
    nearest: (level) => `A close match: ${level} bots.`,
    few: (missing) => `Play ${missing}${_}more ${missing === 1 ? 'game' : 'games'} without help to see how strong you are.`,
    scaleLabel: (you, marks) => `Scale. You: ${you}. ${marks}.`,
    you: 'you',
    ahead: 'How often you would finish ahead of them',
    alone: 'The marks show how strong the bots would be in your seat.',
    counts: (n) => `From ${games(n)}.`,
    unusual: (n) => `Left out: ${games(n)}, easier or harder than usual.`,
    about: 'The bots’ places come from games they played against each other, yours from your last hundred games without help and with the usual options; a head start, where there is one, is reckoned in. Whoever has 400 points more finishes ahead ten times as often as behind. The ± says how sure that is: nineteen times out of twenty you are within it. Numbers of different tables can’t be compared.',
  },
  decided: {
    mean: (n) => (n === 1 ? 'In your last game, in percentage points, by the bot’s estimate.' : `The mean of your last ${games(n)}, in percentage points, by the bot’s estimate.`),
    strip: (n) => `${games(n)}, the oldest first.`,
    game: (when, decisions, luck, others) => `${when}: your decisions ${decisions}, luck ${luck}, the rest ${others}.`,
    order: 'the oldest first',
  },
  puzzles: {
    title: 'Puzzles',
    days: (days, most) => `Puzzle of the day: ${days}${_}${days === 1 ? 'day' : 'days'} in a row${most > days ? `; the longest was ${most}` : ''}.`,
    tried: (tried, all) => `tried: ${tried}${_}/${_}${all}`,
    solved: (n) => `solved: ${n}`,
    atOnce: (n) => `at the first try: ${n}`,
  },
  reset: 'Reset',
  resetOf: (game) => `Reset: ${game}`,
  resetAll: 'Reset all statistics',
  resetDone: (game) => `${game}: statistics reset.`,
  resetAllDone: 'All statistics reset.',
  word: {
    easyAll: (level) => `You have won all of your last five games against ${level} bots.`,
    easy: (level) => `In your last five games against ${level} bots you nearly always came out on top.`,
    hard: (level) => `In your last five games ${level} bots finished ahead of you time and again.`,
    even: (games, won, next) => `You won ${won} of your last ${games}${_}games. Against ${next} bots it would be closer.`,
    offer: (level) => `New table: ${level} bots`,
    learn: 'Learn',
  },
};

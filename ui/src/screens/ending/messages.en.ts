import type { EndingWords } from './messages.hu';

const _ = '\u00a0';

/** English texts for the end of a game. */
export const en: EndingWords = {
  decisions: 'Your decisions',
  best: 'Your best decision',
  worst: 'Your worst decision',
  at: (ply) => `decision${_}${ply}`,
  soFar: 'so far',
  looking: 'The bot is going through your decisions…',
  progress: (done, all) => `${done}${_}/${_}${all}`,
  agreed: 'The bot would have done the same.',
  asGood: 'The bot knew nothing better.',
  better: (move) => `Better: ${move}.`,
  grew: (from, to, leads) => `Your chances rose from ${from}% to ${to}%${leads}.`,
  cost: (from, to, leads) => `Your chances: ${to}% instead of ${from}%${leads}.`,
  noBest: 'This time you never chose what the bot would have.',
  noWorst: 'None of your decisions cost you much.',
  look: 'show it',
  balance: {
    title: 'What decided it?',
    decisions: 'Your decisions',
    luck: 'Luck',
    opponent: 'Your opponent’s decisions',
    other: 'Your opponent and their luck',
    others: 'The others and their luck',
    none: 'There was nothing to weigh: you never had a choice.',
    way: (from, to, error) => `Your chances began at ${from}% and ended at ${to}%. In percentage points, by the bot’s estimate, ±${error}.`,
  },
  rating: {
    title: 'Your strength',
    becomes: (before, after) => `${before}, and ${after} after this game`,
    assisted: 'You had help, so this game doesn’t count.',
    unusual: 'A game that is easier or harder than usual doesn’t count.',
    toStatistics: 'Statistics',
  },
};

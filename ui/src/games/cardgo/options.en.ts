import type { OptionSet } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The options in English, in the order in which they are asked. */
export const en: OptionSet = {
  options: {
    cards: {
      legend: 'With cards?',
      values: { 54: 'With cards', 0: 'Plain Go' },
      about: (value) =>
        value === '0'
          ? 'Stones alone: Go as it has always been.'
          : 'You draw from a shared event deck, and a single card can turn everything around.',
      first: true,
    },
    size: {
      legend: 'How large is the board?',
      values: { 9: '9×9', 13: '13×13', 19: '19×19' },
      about: (size) =>
        ({ 9: 'A quick game, and the best to begin with.', 19: 'The traditional board: a long game.' })[size] ??
        'Halfway between: room enough for an opening, and yet it doesn’t take long.',
      first: true,
    },
    quiet: {
      legend: 'Quiet opening',
      values: { 8: `8${_}moves together`, 16: `8${_}moves each` },
      about: (n) => `Nobody draws a card during the first ${n}${_}moves.`,
    },
    failed: {
      legend: 'When a card instead of the move is countered',
      values: { lost: 'No move', move: 'The move remains' },
      about: (value) =>
        value === 'move'
          ? 'Whoever’s card was countered, or could do nothing, still moves that turn.'
          : 'The card took the place of the move: whoever’s was countered, or could do nothing, doesn’t move that turn.',
    },
    handicap: {
      legend: 'Handicap stones',
      values: { 0: 'None' },
      about: (n) =>
        n === '0'
          ? 'No handicap: Black moves first.'
          : `Black starts with ${n}${_}stone${n === '1' ? '' : 's'} on the star points, and White moves first.`,
      first: true,
    },
    komi: {
      legend: 'Komi',
      values: {},
      about: () => 'White gets these points in the end.',
      first: true,
    },
  },
  places: {
    legend: 'Which colour do you play?',
    values: ['Black', 'White'],
    about: (place, options) => {
      const even = Number(options('handicap') ?? 0) === 0;
      if (place === 0) return even ? 'Black moves first: you begin.' : 'White moves first because of your handicap stones.';
      return even ? 'Black moves first; the komi is yours.' : 'You move first because of Black’s handicap stones; the komi is yours.';
    },
  },
  ranks: {
    about: {
      kyu24: 'Plays at first sight, and misses nearly half of the good moves.',
      kyu19: 'Plays at first sight, and misses many good moves.',
      kyu14: 'Plays at first sight, and misses a third of the good moves.',
      kyu8: 'Plays at first sight, but rarely overlooks anything.',
      kyu5: 'Plays at first sight, and overlooks nothing.',
      kyu2: 'Thinks ahead a little before each move.',
    },
    meaning: [
      `In Go a beginner is about 30${_}kyu. The stronger you are, the smaller your number; above 1${_}kyu comes 1${_}dan, and from there a greater number is stronger.`,
      `The bots’ ranks were measured against each other in plain Go. Handicap stones roughly make up for each step: on 13×13 2${_}stones, 3 for the three weakest steps; on 19×19 3 to 6, and 7 between 19 and 14${_}kyu; on 9×9 2${_}stones, of which the komi gives White something back.`,
      `We measured how far the ranks are apart, not the numbers themselves. GNU Go’s strongest level, 10, often said to be about 8${_}kyu, is about as strong as our 14${_}kyu. We haven’t measured against people: a club or a server may give you another number, at the lower end probably a better one.`,
      'The weaker ranks don’t go wrong at random: there are moves they fail to see. With cards the order is the same, but luck has more of a say.',
    ],
  },
};

import type { OptionWords, PlaceWords } from '../hu/options';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

export const options: Record<string, Record<string, OptionWords>> = {
  mochi: {
    target: {
      legend: 'How long?',
      values: { 15: `Short · 15${_}points`, 30: `Normal · 30${_}points`, 60: `Long · 60${_}points` },
      about: (n) => `Until somebody reaches ${n}${_}points.`,
      first: true,
    },
  },
  iszkenderun: {
    zeros: {
      legend: 'Zero card',
      values: { 'in-play': 'In play', 'own-row': 'Own row only' },
      about: (value) =>
        value === 'own-row'
          ? 'Worth as much as there are cards of its suit in its own row.'
          : 'Worth as much as there are cards of its suit in play, in anybody’s row.',
    },
    'two-suited': {
      legend: 'Two-suited card',
      values: { always: 'Always', 'final-only': 'Final value only' },
      about: (value) =>
        value === 'final-only'
          ? 'Its two suits count only for its final value, and when it pays for a deed.'
          : 'Belongs to both its suits, whatever it is about.',
    },
    closes: {
      legend: 'Closing card',
      values: { anywhere: 'Anywhere in the row', rightmost: 'Only at the right end' },
      about: (value) =>
        value === 'rightmost'
          ? 'Closes the row only while it is at its right end.'
          : 'Closes the row wherever in it it stands.',
    },
    third: {
      legend: 'The third of three players',
      values: { 0: 'Gets nothing', 1: `1${_}victory point` },
      about: () => 'With four players the third always gets one.',
    },
  },
  cardgo: {
    size: {
      legend: 'How large is the board?',
      values: { 9: '9×9', 13: '13×13', 19: '19×19' },
      about: (size) =>
        ({ 9: 'A quick game, and the best to begin with.', 19: 'The traditional board: a long game.' })[size] ??
        'Halfway between: room enough for an opening, and yet it doesn’t take long.',
      first: true,
    },
    cards: {
      legend: 'With cards?',
      values: { 54: 'With cards', 0: 'Plain Go' },
      about: (value) =>
        value === '0'
          ? 'Stones alone: Go as it has always been.'
          : 'You draw from a common event deck, and a single card can turn everything over.',
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
          ? 'Whoever’s card was countered, or could do nothing, still moves in that turn.'
          : 'The card was instead of the move: whoever’s was countered, or could do nothing, doesn’t move in that turn.',
    },
    handicap: {
      legend: 'Handicap stones',
      values: { 0: 'None' },
      about: (n) =>
        n === '0'
          ? 'Black begins, without handicap.'
          : `Black begins with ${n}${_}stone${n === '1' ? '' : 's'} on the star points, and White moves first.`,
      first: true,
    },
    komi: {
      legend: 'Komi',
      values: {},
      about: () => 'White gets these points for not moving first.',
      first: true,
    },
  },
};

export const places: Record<string, PlaceWords> = {
  cardgo: {
    legend: 'Which colour do you play?',
    values: ['Black', 'White'],
    about: (place) => (place === 0 ? 'You begin; handicap stones are yours too.' : 'The bot begins; the komi is yours.'),
  },
};

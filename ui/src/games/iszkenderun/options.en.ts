import type { OptionSet } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The options in English, in the order in which they are asked. */
export const en: OptionSet = {
  options: {
    zeros: {
      legend: 'Zero card',
      values: { 'in-play': 'In play', 'own-row': 'Own row only' },
      about: (value) =>
        value === 'own-row'
          ? 'Worth one for each card of its suit in its own row.'
          : 'Worth one for each card of its suit in play, in anybody’s row.',
    },
    'two-suited': {
      legend: 'Two-suited card',
      values: { always: 'Always', 'final-only': 'Final value only' },
      about: (value) =>
        value === 'final-only'
          ? 'Its two suits count only for its final value, and when it pays for an action.'
          : 'Belongs to both its suits for every purpose.',
    },
    closes: {
      legend: 'Closing card',
      values: { anywhere: 'Anywhere in the row', rightmost: 'Only at the right end' },
      about: (value) =>
        value === 'rightmost'
          ? 'Closes the row only while it is at its right end.'
          : 'Closes the row from any place in it.',
    },
    third: {
      legend: 'The third of three players',
      values: { 0: 'Gets nothing', 1: `1${_}victory point` },
      about: () => 'With four players the third always gets one.',
    },
  },
};

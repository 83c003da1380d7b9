import type { OptionSet } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What can be chosen before the game, in English; asked in this order. */
export const en: OptionSet = {
  options: {
    target: {
      legend: 'How long?',
      values: { 15: `Short · 15${_}points`, 30: `Normal · 30${_}points`, 60: `Long · 60${_}points` },
      about: (n) => `Until somebody reaches ${n}${_}points.`,
      first: true,
    },
  },
};

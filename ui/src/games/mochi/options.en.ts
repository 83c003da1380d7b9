import type { OptionSet } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The options in English, in the order in which they are asked. */
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

import { az } from '../../messages/hu/article';
import type { OptionSet } from '../game-ui';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** The options in Hungarian, in the order in which they are asked. */
export const hu: OptionSet = {
  options: {
    target: {
      legend: 'Meddig tart?',
      values: { 15: `Rövid · 15${_}pont`, 30: `Rendes · 30${_}pont`, 60: `Hosszú · 60${_}pont` },
      about: (n) => `Addig, amíg valaki el nem éri ${az(n)} ${n}${_}pontot.`,
      first: true,
    },
  },
};

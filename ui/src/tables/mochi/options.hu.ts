import { az } from '../../messages/hu/article';
import type { OptionSet } from '../record';

/** Non-breaking space: keeps a number and its noun on one line. */
const _ = '\u00a0';

/** What can be chosen before the game, in Hungarian; asked in this order. */
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

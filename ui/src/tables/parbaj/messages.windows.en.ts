import type { ParbajWindowWords } from './messages.windows.hu';

/** English phrases about windows: what is foretold, what is let happen, where one is asked. */

const _ = '\u00a0';
const minus = (n: number) => String(n).replace('-', '−');

export const en: ParbajWindowWords = {
  strike: {
    falls: 'falls',
    left: (before, after) => `${minus(before)}${_}→${_}${minus(after)}`,
    willFall: 'falls in the strike',
    willLeave: (n) => `${n} left after the strike`,
    unanswered: 'If nobody reacts: ',
    theirs: (name, cards) => `${name} loses ${cards}.`,
    yours: (cards) => `You lose ${cards}.`,
    nobody: 'Nobody falls.',
    life: (name, before, after) => `${name}: life ${minus(before)}${_}→${_}${minus(after)}.`,
    yourLife: (before, after) => `Your life: ${minus(before)}${_}→${_}${minus(after)}.`,
    depends: 'Something has to be decided on the way, so it may come otherwise.',
  },

  preview: {
    comes: 'would come',
    fails: 'would fail',
    prevented: (cards) => `If you react with this, it prevents ${cards}.`,
    nothing: 'If you react with this, it prevents nothing.',
    happens: (cards) => `Comes about after all: ${cards}.`,
    vp: (n) => `You keep ${n}${_}VP.`,
    creature: 'It enters your reserve, passive.',
  },
};

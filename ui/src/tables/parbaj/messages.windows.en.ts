import type { ParbajWindowWords } from './messages.windows.hu';

/** English phrases about windows: what is foretold, and what is let happen. */

const _ = '\u00a0';
const minus = (n: number) => String(n).replace('-', '−');

export const en: ParbajWindowWords = {
  strike: {
    falls: 'falls',
    left: (after) => `${minus(after)}${_}left`,
    one: (card, what) => `${card}: ${what}`,
    unhurt: (card) => `${card}: unhurt`,
    willFall: 'falls in the strike',
    willLeave: (n) => `${n} left after the strike`,
    unanswered: 'If nobody reacts: ',
    theirs: (name, cards) => `${name} loses ${cards}.`,
    yours: (cards) => `You lose ${cards}.`,
    nobody: 'Nobody falls.',
    life: (name, before, after) => `${name}: life ${minus(before)}${_}→${_}${minus(after)}.`,
    yourLife: (before, after) => `Your life: ${minus(before)}${_}→${_}${minus(after)}.`,
    depends: 'Some decisions are still to come, so it may turn out differently.',
  },

  preview: {
    comes: 'would resolve',
    fails: 'would fail',
    prevented: (cards) => `If you react with this, it prevents ${cards}.`,
    nothing: 'If you react with this, it prevents nothing.',
    happens: (cards) => `Resolves after all: ${cards}.`,
    vp: (n) => `You keep ${n}${_}MP.`,
    creature: 'It enters your reserve, passive.',
  },

  passing: {
    title: 'Keep declining until…',
    about: 'Until then you let everything happen. You can stop this at any time, and undo it.',
    open: 'Keep declining…',
    modes: {
      queue: 'This whole reaction queue is done',
      turn: 'The turn ends',
      aimed: 'Something targets me or mine',
      own: 'My turn ends',
    },
    on: {
      queue: 'You let this queue happen',
      turn: 'You decline to the end of the turn',
      aimed: 'You decline until you or yours are targeted',
      own: 'You do nothing more this turn',
    },
    end: 'Stop',
    endTurn: 'End turn',
    wait: 'Wait!',
    soon: 'You do nothing here: the game goes on.',
  },

  /** Of the line of phases, which leads to where one is asked. */
  phases: (said) => `${said}. When should you be asked?`,

  reckoned: 'calculated from its text',

  upkeep: {
    poison: 'One more poison counter is put on it. It dies once they reach the life it has left.',
    burden: 'The burden counter’s drawback: you lose 1 life and one comes off.',
    temporary: (n) => `Temporary cost: you pay for it or sacrifice it. Counters left on it: ${n}.`,
    now: 'Now in upkeep',
    pay: (card, n) => `${card}: if you pay, a counter comes off (${n} now); if not, you must sacrifice it.`,
  },
};

import type { ParbajWindowWords } from './messages.windows.hu';

/** English texts about forecasts, automatic declining and explanations. */

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
    without: 'If you let it be',
    with: 'If you react',
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

  ideas: {
    fresh: (title) => `New: ${title}`,
    count: (nth, all) => `${nth}/${all}`,
    counted: (nth, all) => `New thing ${nth} of ${all}`,
    understood: 'Got it',
    enough: 'I know this game',
    endTurn: 'End my turn',
    titles: {
      play: 'playing a card',
      magic: 'MP add up',
      guard: 'the guard post',
      attack: 'attacking',
      instant: 'stepping in',
      reaction: 'reacting',
      ability: 'abilities',
      counters: 'counters',
    },
    texts: {
      play: 'In your main phase you can play cards from your hand. Choose one: it shows what it does and what it costs in MP.',
      magic: 'You can’t play any card now. Your MP stay, and more come at the start of your turn; you can never have over ten.',
      guard: 'Your active creatures can step to the guard post: there they can attack, and they protect you.',
      attack: 'Choose one of your guards, then its target. Your opponent can be attacked once each of their guards has an attacker.',
      instant: 'Here you act by turns: you can step in with an instant spell or an ability. If you both let it be, the turn goes on.',
      reaction: 'What your opponent announced hasn’t happened yet: the highlighted card can prevent it. If you let it be, it happens.',
      ability: 'One of your cards has an ability that you start yourself. Choose it: it shows what it does and for how much.',
      counters: 'A card has a counter: it changes its figures, or acts in its master’s upkeep. Open the card to see what it does.',
    },
  },

  /** The accessible name of the phase line, which opens the choice of stops. */
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
